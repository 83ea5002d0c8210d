import { useEffect, useLayoutEffect, useState } from 'react';
import type { Actor } from 'xstate';
import { keepPresented } from '#src/classroom/class-item.ts';
import { useEmitted } from '#src/page/input/use-emitted.ts';
import type { practiceMachine } from '#src/practice/playing/machine.ts';
import { fromSender, type PracticeSettings } from './settings.ts';
import { decodeSettings, encodeSettings, hasSettings, LAST_SETTINGS } from './settings-query.ts';

/** Delay of a write after the last change (milliseconds): browsers limit how often an address may change. */
const WRITE_DELAY = 300;

/**
 * Restores the settings from the address, otherwise from the last visit, and keeps both up to date.
 * After hydration, since the first render must not depend on the device.
 * @returns the query of the address that was opened; `null` after a change
 */
export function useSettingsStorage(actor: Actor<typeof practiceMachine>): string | null {
  const [opened, setOpened] = useState<string | null>(null);
  useLayoutEffect(() => {
    const last = LAST_SETTINGS.read();
    const query = hasSettings(location.search) ? location.search : last;
    if (query) {
      const settings = fromSender(decodeSettings(query), decodeSettings(last ?? '').lanes);
      actor.send({ type: 'settings.restore', settings });
    }
    setOpened(location.search);
  }, [actor]);

  // After start-up, writes the validated settings to the address, also if they come from the last visit.
  useEffect(() => {
    if (!hasSettings(location.search) && !LAST_SETTINGS.read()) return;
    const query = encodeSettings(actor.getSnapshot().context.settings);
    if (location.search !== queryWith(query)) replaceQuery(query);
  }, [actor]);

  const [writer] = useState(createWriter);
  useEmitted(actor, 'settings.changed', ({ settings }) => {
    setOpened(null);
    writer.write(settings);
  });
  useEffect(() => {
    addEventListener('pagehide', writer.flush);
    return () => {
      removeEventListener('pagehide', writer.flush);
      writer.flush();
    };
  }, [writer]);
  return opened;
}

function replaceQuery(query: string): void {
  // The state holds the scroll position's key.
  history.replaceState(history.state, '', queryWith(query) + location.hash);
}

/** The query with the settings, and with the item that is presented now. */
const queryWith = (query: string) => keepPresented(query, location.search);

/** Writes the latest settings to the device and the address; at once when the page is left. */
function createWriter() {
  let pending: PracticeSettings | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const path = globalThis.location?.pathname;
  const flush = () => {
    clearTimeout(timer);
    if (pending === null) return;
    const query = encodeSettings(pending);
    pending = null;
    LAST_SETTINGS.write(query);
    // The browser may be at the next page by now.
    if (location.pathname === path) replaceQuery(query);
  };
  return {
    flush,
    write(settings: PracticeSettings) {
      pending = settings;
      clearTimeout(timer);
      timer = setTimeout(flush, WRITE_DELAY);
    },
  };
}
