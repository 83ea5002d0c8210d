import { beforeEach, expect, test, vi } from 'vitest';
import type { FollowMessage, PresentedPlace } from './follow.ts';

/** The other end of the channel. */
class FakeChannel extends EventTarget {
  static sent: FollowMessage[] = [];
  static opened: FakeChannel[] = [];
  onmessage: ((event: { data: FollowMessage }) => void) | null = null;
  constructor() {
    super();
    FakeChannel.opened.push(this);
  }
  postMessage(message: FollowMessage) {
    FakeChannel.sent.push(message);
  }
}

const PLACE: PresentedPlace = {
  item: { page: '/class', item: '' },
  title: 'Tuesday',
  slide: { id: '2', title: 'Majao' },
  step: 'play',
  next: null,
  startedAt: 0,
};
const places = () =>
  FakeChannel.sent.map((message) => (message.type === 'place' ? message.place : message));
const ask = () => {
  for (const channel of FakeChannel.opened) channel.onmessage?.({ data: { type: 'ask' } });
};

let publishPlace: typeof import('./follow.ts').publishPlace;
let takeCommands: typeof import('./follow.ts').takeCommands;

beforeEach(async () => {
  FakeChannel.sent = [];
  FakeChannel.opened = [];
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  vi.resetModules();
  ({ publishPlace, takeCommands } = await import('./follow.ts'));
});

test('a place is told at once, and again whenever it is asked for', () => {
  publishPlace(PLACE);
  ask();
  expect(places()).toEqual([PLACE, PLACE]);
});

test('a presentation that is left says so, and answers no more', () => {
  publishPlace(PLACE);
  publishPlace(null);
  ask();
  expect(places()).toEqual([PLACE, null]);
});

test('a window that is closed says so', () => {
  publishPlace(PLACE);
  window.dispatchEvent(new Event('pagehide'));
  expect(places()).toEqual([PLACE, null]);
});

test('a key of the notes reaches the window that they follow, and no other', () => {
  publishPlace(PLACE);
  const [told] = FakeChannel.sent;
  const from = told?.type === 'place' ? told.from : '';
  const run = vi.fn();
  const stop = takeCommands(run);
  const press = (to: string) => {
    const data: FollowMessage = { type: 'command', to, command: { type: 'next' } };
    for (const channel of FakeChannel.opened) channel.onmessage?.({ data });
  };
  press('another window');
  expect(run).not.toHaveBeenCalled();
  press(from);
  expect(run).toHaveBeenCalledExactlyOnceWith({ type: 'next' });
  stop();
  press(from);
  expect(run).toHaveBeenCalledOnce();
});

test('without a presentation no channel is opened, and without channels nothing fails', () => {
  publishPlace(null);
  expect(FakeChannel.opened).toEqual([]);
  vi.stubGlobal('BroadcastChannel', undefined);
  publishPlace(PLACE);
  expect(FakeChannel.sent).toEqual([]);
});
