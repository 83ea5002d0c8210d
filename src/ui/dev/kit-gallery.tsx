import { type ReactNode, useEffect, useState } from 'react';
import type { PlayState } from '#lib/play-state.ts';
import { BackLink } from '#src/ui/controls/back-link.tsx';
import { Button, ButtonLink } from '#src/ui/controls/button.tsx';
import { LinkCard } from '#src/ui/controls/link-card.tsx';
import { type ListedOption, OptionList } from '#src/ui/controls/option-list.tsx';
import { PlayButton } from '#src/ui/controls/play-button.tsx';
import { PlayDial, PlaySign } from '#src/ui/controls/play-sign.tsx';
import { moveFocus } from '#src/ui/controls/roving-focus.ts';
import { Badge } from '#src/ui/panels/badge.tsx';
import { Callout } from '#src/ui/panels/callout.tsx';
import { MarkList } from '#src/ui/panels/mark-list.tsx';
import { Notice } from '#src/ui/panels/notice.tsx';
import { Panel } from '#src/ui/panels/panel.tsx';
import { ProgressBar } from '#src/ui/panels/progress-bar.tsx';
import { ScoreCard } from '#src/ui/panels/score-card.tsx';
import { TokenList } from './token-list.tsx';

const COLORS = ['clay', 'teal', 'plum'] as const;
const PLAY_STATES: readonly PlayState[] = ['idle', 'loading', 'playing', 'paused', 'failed'];
const TONES = ['right', 'wrong', 'plain', 'small'] as const;

/** Every kit component in each of its states, and every token. */
export function KitGallery() {
  const [color, setColor] = useState<(typeof COLORS)[number]>('clay');
  // ScoreCard focuses its title, which scrolls the page.
  useEffect(() => {
    // Not returned: browsers are beginning to return a promise.
    void scrollTo(0, 0);
  }, []);
  return (
    <main className="dev-kit-page" data-color={color}>
      <h1>UI kit</h1>
      <div className="dev-kit-row">
        {COLORS.map((name) => (
          <Button key={name} aria-pressed={name === color} onClick={() => setColor(name)}>
            Section: {name}
          </Button>
        ))}
      </div>
      <Part title="Tokens">
        <TokenList />
      </Part>
      <Part title="Text">
        <h1>First heading</h1>
        <h2>Second heading</h2>
        <h3>Third heading</h3>
        <p>
          Text with <a href="#tokens">a link to the tokens</a>, <strong>weight</strong> and{' '}
          <em>stress</em>.
        </p>
      </Part>
      <Part title="BackLink">
        <BackLink to="/" title="Home" />
      </Part>
      <Part title="Button">
        <div className="dev-kit-row">
          <Button>Plain</Button>
          <Button kind="primary">Primary</Button>
          <ButtonLink href="/">Link</ButtonLink>
          <Button kind="quiet">Quiet</Button>
          <Button kind="done" aria-disabled>
            ✓ Done
          </Button>
          <Button aria-pressed>Pressed</Button>
        </div>
        <div className="dev-kit-row">
          <Button disabled>Plain, disabled</Button>
          <Button kind="primary" disabled>
            Primary, disabled
          </Button>
          <Button kind="primary" aria-disabled>
            Primary, aria-disabled
          </Button>
          <Button kind="quiet" disabled>
            Quiet, disabled
          </Button>
        </div>
      </Part>
      <Part title="LinkCard">
        <div className="dev-kit-row">
          <LinkCard href="/" title="Title" />
          <LinkCard href="/" lead="Lead" title="With a lead" />
          <LinkCard href="/" title="With a note">
            Note
          </LinkCard>
        </div>
      </Part>
      <Part title="PlayButton">
        <PlayButtons />
      </Part>
      <Part title="OptionList">
        <OptionLists />
      </Part>
      <Part title="Panel">
        <Panel title="Derecho" eyebrow="Rhythm grid">
          <p>An exercise.</p>
        </Panel>
        <Panel title="Full width on a phone" heading="h2" bleed>
          <p>A question.</p>
        </Panel>
      </Part>
      <Part title="Notice">
        {TONES.map((tone) => (
          <Notice key={tone} tone={tone}>
            <strong>Tone: {tone}</strong>
            <p>What there is to learn from it.</p>
          </Notice>
        ))}
      </Part>
      <Part title="Callout">
        <Callout title="Note" heading="h3">
          <p>Some of these dates are disputed.</p>
        </Callout>
      </Part>
      <Part title="MarkList">
        <MarkList
          label="Listen for"
          marks={[
            { seconds: 18, name: 'Derecho' },
            { seconds: 47, name: 'Majao, which is heard now' },
          ]}
          current={1}
          onGo={() => {}}
        />
      </Part>
      <Part title="Badge and ProgressBar">
        <div className="dev-kit-row">
          <Badge>Coming Soon</Badge>
          <ProgressBar label="None" value={0} max={5} />
          <ProgressBar label="Some" value={2} max={5} />
          <ProgressBar label="All" value={5} max={5} />
        </div>
      </Part>
      <Part title="ScoreCard">
        <ScoreCard title="Quiz Complete! 🏆" actions={<Button kind="primary">Back</Button>}>
          <p>Final Score: 4 out of 5 questions</p>
        </ScoreCard>
      </Part>
    </main>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="dev-kit-part">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** The buttons of the gallery play nothing. */
const toggle = () => {};

function PlayButtons() {
  return PLAY_STATES.map((state) => (
    <div key={state} className="dev-kit-row">
      <div style={{ width: '14rem' }}>
        <PlayButton name={`row, ${state}`} player={{ state, toggle }}>
          <PlayDial state={state} />
          Row, {state}
        </PlayButton>
      </div>
      <PlayButton name={`large, ${state}`} player={{ state, toggle }} look="large">
        <PlayDial state={state} />
        Large
      </PlayButton>
      <PlayButton name={`bare, ${state}`} player={{ state, toggle }} look="bare">
        <PlaySign state={state} />
      </PlayButton>
      <PlayButton player={{ state, toggle }} stops look="primary" />
      <PlayButton player={{ state, toggle }} stops look="stage" />
    </div>
  ));
}

const TEXTS = ['Requinto', 'Segunda', 'Bass', 'Güira'];
const COLOURS = ['var(--requinto)', 'var(--segunda)', 'var(--bass)', 'var(--guira)'];

/** Open, chosen and judged, in each of the layouts. */
function OptionLists() {
  const [chosen, setChosen] = useState('Bass');
  const options = (more: (text: string, index: number) => Partial<ListedOption>) =>
    TEXTS.map((text, index) => ({ id: text, text, ...more(text, index) }));
  const marks = ['right', 'wrong', 'revealed', undefined] as const;
  const judged = (_: string, index: number) => {
    const mark = marks[index];
    return { mark, markText: mark && `Marked ${mark}`, selected: mark === 'wrong' };
  };
  return (['grid', 'words', 'list'] as const).map((layout) => (
    <div key={layout} className="dev-kit-part">
      <h3>Layout: {layout}</h3>
      <div className="dev-kit-row" />
      <OptionList
        layout={layout}
        locked={false}
        options={options((text, index) => ({
          selected: text === chosen,
          ...(layout === 'words' && { colour: COLOURS[index] }),
        }))}
        onChoose={setChosen}
        onKeyDown={(event) => moveFocus(event, { wrap: true })}
      />
      <div className="dev-kit-row" />
      <OptionList layout={layout} locked options={options(judged)} onChoose={setChosen} />
    </div>
  ));
}
