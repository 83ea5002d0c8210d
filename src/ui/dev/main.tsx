import '#src/ui/fonts.css';
import '#src/ui/base.css';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { BackLink } from '#src/ui/controls/back-link.tsx';
import { Button, ButtonLink } from '#src/ui/controls/button.tsx';
import { Choice } from '#src/ui/controls/choice.tsx';
import { CopyLink } from '#src/ui/controls/copy-link.tsx';
import { Check, TextArea, TextField } from '#src/ui/controls/field.tsx';
import { LinkCard } from '#src/ui/controls/link-card.tsx';
import { OptionList } from '#src/ui/controls/option-list.tsx';
import { PlayButton } from '#src/ui/controls/play-button.tsx';
import { PlayDial } from '#src/ui/controls/play-sign.tsx';
import { Slider } from '#src/ui/controls/slider.tsx';
import { VideoFrame } from '#src/ui/media/video-frame.tsx';
import { MarkList } from '#src/ui/panels/mark-list.tsx';
import { Notice } from '#src/ui/panels/notice.tsx';
import { Panel } from '#src/ui/panels/panel.tsx';
import { ScoreCard } from '#src/ui/panels/score-card.tsx';
import { StrokeGrid } from '#src/ui/strokes/stroke-grid.tsx';
import { StrokeRow } from '#src/ui/strokes/stroke-row.tsx';

const { classList } = document.documentElement;
const nothing = () => {};
const cells = [0, 1, 2, 0].map((stroke) => ({ stroke, name: '', printed: '·', isBeat: false }));
const numbers = [1, 2, 4].map((value) => ({ value, name: value }));
const options = [
  { id: 'open', text: 'Open' },
  { id: 'chosen', text: 'Chosen', selected: true },
  ...(['right', 'wrong', 'revealed'] as const).map((mark) => ({ id: mark, text: mark, mark })),
];

/** The components of the kit in their states. ScoreCard takes the focus, so it comes first. */
const SAMPLES: Readonly<Record<string, ReactNode>> = {
  ScoreCard: <ScoreCard title="Quiz Complete! 🏆">Final score</ScoreCard>,
  BackLink: <BackLink to="/" title="Home" />,
  Button: [
    <Button key="plain">plain</Button>,
    <Button key="pressed" aria-pressed>
      pressed
    </Button>,
    <Button key="disabled" disabled>
      disabled
    </Button>,
    ...(['primary', 'quiet', 'done'] as const).flatMap((kind) => [
      <Button key={kind} kind={kind}>
        {kind}
      </Button>,
      <Button key={`${kind} off`} kind={kind} disabled>{`${kind}, disabled`}</Button>,
    ]),
  ],
  ButtonLink: <ButtonLink href="/">Link</ButtonLink>,
  Choice: <Choice label="Bars" value={1} options={numbers} onChange={nothing} />,
  CopyLink: <CopyLink label="Link" url={location.href} />,
  TextField: <TextField aria-label="Text" />,
  TextArea: <TextArea aria-label="Text" />,
  Check: (
    <Check checked onChange={nothing}>
      Ticked
    </Check>
  ),
  Slider: <Slider aria-label="Volume" value={1} onValue={nothing} />,
  LinkCard: <LinkCard href="/" lead="Lead" title="Title" />,
  PlayButton: (['idle', 'loading', 'playing', 'paused', 'failed'] as const).flatMap((state) =>
    (['row', 'large', 'bare', 'primary', 'stage'] as const).map((look) => (
      <PlayButton key={look + state} player={{ state, toggle: nothing }} look={look}>
        <PlayDial state={state} /> {look}
      </PlayButton>
    )),
  ),
  OptionList: (['grid', 'words', 'list'] as const).map((layout) => (
    <OptionList key={layout} layout={layout} locked options={options} onChoose={nothing} />
  )),
  VideoFrame: <VideoFrame id="" title="A song" playing={false} onPlay={nothing} />,
  Panel: <Panel title="Derecho" eyebrow="Rhythm grid" />,
  Notice: (['right', 'wrong', 'plain', 'small'] as const).map((tone) => (
    <Notice key={tone} tone={tone}>
      <strong>{tone}</strong>
    </Notice>
  )),
  Callout: <section className="callout">Some of these dates are disputed.</section>,
  MarkList: <MarkList label="" marks={[{ seconds: 18, name: '' }]} current={0} onGo={nothing} />,
  Badge: <span className="badge">Coming Soon</span>,
  Progress: <progress aria-label="Some" value={2} max={5} />,
  StrokeGrid: (
    <StrokeGrid
      label="Cells"
      {...{ cells, row: 4, strokes: 2, look: 'large', onCycle: nothing, onSet: nothing }}
    />
  ),
  StrokeRow: <StrokeRow columns={cells} look="paper" />,
};

/** The names of the custom properties that `:root` declares. */
const tokens = [...document.styleSheets]
  .flatMap(({ cssRules }) => [...cssRules])
  .flatMap((rule) =>
    rule instanceof CSSStyleRule && rule.selectorText === ':root' ? [...rule.style] : [],
  )
  .filter((name) => name.startsWith('--'));

createRoot(document.getElementById('dev-kit') as HTMLElement).render(
  <main style={{ maxWidth: '60rem', margin: 'auto' }}>
    <Button onClick={() => classList.toggle('dark')}>Light or dark</Button>
    {['clay', 'teal', 'plum'].map((color) => (
      <Button key={color} onClick={() => Object.assign(document.body.dataset, { color })}>
        {color}
      </Button>
    ))}
    {Object.entries(SAMPLES).map(([name, sample]) => (
      <section key={name}>
        <h2>{name}</h2>
        {sample}
      </section>
    ))}
    <h2>Tokens</h2>
    {tokens.map((name) => (
      <code key={name} style={{ display: 'block', borderLeft: `8rem solid var(${name})` }}>
        {name} {getComputedStyle(document.body).getPropertyValue(name)}
      </code>
    ))}
  </main>,
);
