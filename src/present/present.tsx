import { use, useState } from 'react';
import { type ClassItem, presentedItem } from '#src/classroom/class-item.ts';
import {
  enterFullScreen,
  leavePresent,
  noteAnswer,
  presentVisit,
} from '#src/classroom/present-visit.ts';
import { I_TEACH, PLAN_KEY } from '#src/classroom/teaching.ts';
import { pathTo } from '#src/content/site/pages.ts';
import { deviceStorage } from '#src/device/device-storage.ts';
import { useDialog } from '#src/page/input/use-dialog.ts';
import { loadOnce } from '#src/page/loading/load-once.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Dialog } from '#src/ui/panels/dialog.tsx';
import { presentationOf } from './presentation-of.ts';
import { loadSilence } from './silence.ts';
import { PresentationView } from './stage/presentation-view.tsx';
import { loadSlideView } from './stage/slide-frame.tsx';

/** The presentation in the address, above the page. After the key F, it first asks whether the visitor teaches. */
export function Present() {
  const [asks] = useState(() => presentVisit().asks);
  const question = useDialog<'teaching'>(asks && 'teaching');
  if (question.shown === null) return <Presented />;
  const present = () => {
    enterFullScreen();
    I_TEACH.write(true);
    noteAnswer();
    question.close();
  };
  return (
    <Dialog title="Switch on I teach?" open onClose={leavePresent} ownButtons>
      <p>
        The key F shows this to a class, slide by slide. With <em>I teach</em>, pages also offer to
        present things and to add them to your class plan. You can switch it off at the foot of any
        page.
      </p>
      <div className="controls">
        <Button kind="primary" onClick={present}>
          Switch on and present
        </Button>
        <Button onClick={leavePresent}>Not now</Button>
      </div>
    </Dialog>
  );
}

function Presented() {
  // Constant, since the page may write its settings into the address meanwhile.
  const [item] = useState(
    () =>
      presentedItem(location.pathname, location.search) ?? { page: location.pathname, item: '' },
  );
  // Constant, since the plan of `/class` is stored on the device and may change.
  const [plan] = useState(() =>
    item.page === pathTo('class') ? deviceStorage.read(PLAN_KEY) : '',
  );
  const presentation = use(
    loadOnce(`presentation ${item.page} ${item.item} ${plan}`, () => load(item)),
  );
  if (presentation) return <PresentationView presentation={presentation} item={item} />;
  return (
    <Dialog title="Nothing to present" open onClose={leavePresent}>
      <p>
        Lessons, their exercises and clips, quizzes, glossaries and the practice page can be shown
        to a class. There is nothing of this kind at this address.
      </p>
    </Dialog>
  );
}

/** Loads the presentation with its first view, and the code that stops the sound of the page. */
async function load(item: ClassItem) {
  const [presentation] = await Promise.all([presentationOf(item), loadSilence()]);
  if (presentation) await loadSlideView(presentation.slides[0].kind);
  return presentation;
}
