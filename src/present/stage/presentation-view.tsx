import { useActorRef, useSelector } from '@xstate/react';
import { createRef, Suspense, use, useEffect, useState } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { type ClassItem, stepIn } from '#src/classroom/class-item.ts';
import { OPEN_CLASS } from '#src/classroom/open-class.ts';
import { presentVisit, writeStep } from '#src/classroom/present-visit.ts';
import { findSection } from '#src/content/site/sections.ts';
import { keepScreenOn } from '#src/device/system/wake-lock.ts';
import { useEmitted } from '#src/page/input/use-emitted.ts';
import { forgetFailures, loadOnce } from '#src/page/loading/load-once.ts';
import type { Command } from '#src/present/keys.ts';
import { presentMachine } from '#src/present/machine.ts';
import { nextPlace, placeText, readPlace } from '#src/present/place.ts';
import { keptKey } from '#src/present/plan/class/class-place.ts';
import { planOn } from '#src/present/plan/ready-plans.ts';
import { phonePath } from '#src/present/presentation-of.ts';
import { silenceAll } from '#src/present/silence.ts';
import { countsOf, isHeard, type Presentation, shownAt } from '#src/present/slide.ts';
import { announcementOf } from '#src/present/texts.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { QrCode } from '#src/ui/media/qr-code.tsx';
import styles from './presentation-view.module.css';
import { loadSlideView, SlideFrame, SlideShown } from './slide-frame.tsx';
import { createSlideValues, pressKey, type SlideStage, StageContext } from './slide-view.ts';
import { TeacherStrip } from './teacher-strip.tsx';
import { usePublishedPlace, useSavedClass } from './use-followed-place.ts';
import { usePointerMoves, useStageKeys, useStripHeight, useWindowDialog } from './use-window.ts';

/** A presentation in a dialog that covers the page. */
export function PresentationView(props: { presentation: Presentation; item: ClassItem }) {
  const { presentation, item } = props;
  const { slides } = presentation;
  const [input] = useState(() => {
    const counts = countsOf(slides);
    const place = readPlace(stepIn(location.search), counts);
    return { counts, place, waits: isHeard(shownAt(slides, place).step) };
  });
  const actor = useActorRef(presentMachine, { input });
  const { place, waits, entered } = useSelector(actor, ({ context }) => context);
  const isBlack = useSelector(actor, (state) => state.matches({ screen: 'black' }));
  const hasStrip = useSelector(actor, (state) => state.matches({ strip: 'visible' }));
  const [stage] = useState(() => createStage(item));
  const { slide, step } = shownAt(slides, place);
  const isLast = nextPlace(input.counts, place) === null;

  const { dialog, leave } = useWindowDialog(item.item);
  const strip = useStripHeight(dialog);
  const onPointer = usePointerMoves(() => actor.send({ type: 'pointer.moved' }));
  useEffect(keepScreenOn, []);
  useSavedClass(presentation, item, place);
  // Stops the sound of the page at first, and the sound of the presentation at the end.
  useEffect(() => {
    silenceAll();
    return silenceAll;
  }, []);

  useEmitted(actor, 'place.entered', ({ place, from }) => {
    if (place.slide !== from.slide) silenceAll();
    writeStep(placeText(place));
  });
  const onShown = () => {
    // Not when the presentation opens.
    if (entered > 0) stage.controls.current?.enter?.(step);
  };
  const next = slides[place.slide + 1];
  useEffect(() => {
    // A slide that fails to load now is loaded again when it is shown.
    if (next) loadSlideView(next.kind).catch(forgetFailures);
  }, [next]);

  /** The slide that has its QR code shown. */
  const [coded, setCoded] = useState<string | null>(null);
  const run = (command: Command) => {
    const { current } = stage.controls;
    switch (command.type) {
      case 'next':
        // Shows the button to end the class.
        if (isLast) actor.send({ type: 'pointer.moved' });
        return actor.send({ type: command.type });
      case 'back':
      case 'black':
        return actor.send({ type: command.type });
      case 'end':
        OPEN_CLASS.write(null);
        return leave();
      case 'leave':
        return leave();
      case 'toggle':
        actor.send({ type: command.type });
        return current?.toggle?.();
      case 'press':
        return current && pressKey(current, command.key);
      case 'code':
        return setCoded(coded === slide.id ? null : slide.id);
    }
  };
  useStageKeys(dialog, run);
  usePublishedPlace(presentation, item, place, waits, run);

  return (
    <dialog
      ref={dialog}
      className={`full-window ${styles.window}`}
      aria-label={`Presenting: ${presentation.title}`}
      data-color={colorOf(item.page)}
      data-pointer={hasStrip || undefined}
      tabIndex={-1}
      onPointerMove={onPointer}
      onPointerDown={onPointer}
    >
      <TeacherStrip
        ref={strip}
        slides={slides}
        place={place}
        waits={waits}
        black={isBlack}
        visible={hasStrip}
        ends={isLast && planOn(item.page) !== null}
        onCommand={run}
      />
      <div className={styles.slide} data-slide={slide.kind}>
        <StageContext value={stage}>
          <ErrorBoundary
            FallbackComponent={SlideFailure}
            resetKeys={[slide.id]}
            onReset={forgetFailures}
          >
            <Suspense key={slide.id}>
              <SlideFrame slide={slide} step={step} />
              <SlideShown key={entered} onShown={onShown} />
            </Suspense>
          </ErrorBoundary>
        </StageContext>
      </div>
      {coded === slide.id && (
        <div className={styles.code}>
          <Suspense>
            <PhoneCode item={slide.item ?? { page: item.page, item: item.item || slide.id }} />
          </Suspense>
        </div>
      )}
      {isBlack && <div className={styles.black} />}
      <p role="status" className="visually-hidden">
        {isBlack ? 'The screen is black.' : announcementOf(slides, place)}
      </p>
    </dialog>
  );
}

/** The address of an item for the phones of the class, as a QR code and in letters. Suspends. */
function PhoneCode({ item }: { item: ClassItem }) {
  const path = use(loadOnce(`phone ${item.page} ${item.item}`, () => phonePath(item)));
  const url = location.origin + path;
  return (
    <figure className="bare">
      <QrCode text={url} />
      <figcaption>{url.replace(/^https?:\/\//, '')}</figcaption>
    </figure>
  );
}

/** The place for the slides' controls, and for their stored values. */
function createStage({ page }: ClassItem): SlideStage {
  const values = createSlideValues(`${presentVisit().id}`);
  const plan = planOn(page);
  // In a changed plan, the steps have other numbers.
  const keyOf = (key: string) => (plan ? keptKey(plan, key) : key);
  return {
    controls: createRef(),
    // An earlier version stored the value under the number.
    recall: (key) => values.recall(keyOf(key)) ?? values.recall(key),
    keep: (key, value) => values.keep(keyOf(key), value),
  };
}

function SlideFailure({ resetErrorBoundary }: FallbackProps) {
  return (
    <div role="alert" className={`stack ${styles.failure}`}>
      <p>This slide could not be loaded.</p>
      <Button onClick={resetErrorBoundary}>Try again</Button>
    </div>
  );
}

/** The colour of a page's section; elsewhere, as on the practice page, the colour of Music. */
const colorOf = (page: string) => findSection(/^\/section\/(\w+)/.exec(page)?.[1] ?? 'music').color;
