import { useId } from 'react';
import { SKILLS, type Skill } from '#audio/music/ear/question.ts';
import { plural } from '#lib/words.ts';
import { useStored } from '#src/device/use-stored.ts';
import styles from '#src/ear/ear.module.css';
import { EAR_AUTOPLAY, type EarSettings, LENGTHS } from '#src/ear/record/ear-settings.ts';
import { OF_PLAYERS, SKILL_TEXTS } from '#src/ear/texts.ts';
import { useHydrated } from '#src/page/loading/hydration.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Choice } from '#src/ui/controls/choice.tsx';
import { Check } from '#src/ui/controls/field.tsx';
import { Panel } from '#src/ui/panels/panel.tsx';
import type { SharedRound } from './question-list.ts';

interface RoundChoiceProps {
  settings: EarSettings;
  shared: SharedRound | null;
  onSettings: (settings: EarSettings) => void;
  /** Called when the learner is about to start a round. */
  onNear: () => void;
  onStart: (shared: SharedRound | null) => void;
}

/** The form to choose the skills, the length and the loudspeaker of a round. */
export function RoundChoice({ settings, shared, onSettings, onNear, onStart }: RoundChoiceProps) {
  const { skills, minutes, phone } = settings;
  const hydrated = useHydrated();
  const toggle = (skill: Skill) => {
    const chosen = SKILLS.filter((each) => skills.includes(each) !== (each === skill));
    // At least one skill must stay selected.
    if (chosen.length > 0) onSettings({ ...settings, skills: chosen });
  };
  const autoplay = useStored(EAR_AUTOPLAY) ?? true;
  const plays = useId();
  const start = (name: string, round: SharedRound | null) => (
    <div className={`controls ${styles.starting}`}>
      <Button
        kind="primary"
        className={styles.start}
        aria-describedby={round === shared ? plays : undefined}
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={() => onStart(round)}
      >
        {name}
      </Button>
      {round === shared && (
        <div id={plays}>
          <Check
            checked={autoplay}
            disabled={!hydrated}
            onChange={(plays) => EAR_AUTOPLAY.write(plays)}
          >
            Each question plays by itself
          </Check>
          <p className="quiet">
            Untick this if a screen reader would speak over it: then Play starts each question.
          </p>
        </div>
      )}
    </div>
  );
  const own = (
    <>
      <div className={`stack ${styles.options}`}>
        <Choice
          label="How long"
          value={minutes}
          options={LENGTHS.map((value) => ({ value, name: value ? `${value} min` : 'Endless' }))}
          onChange={(minutes) => onSettings({ ...settings, minutes })}
        />
        <Check
          checked={phone}
          disabled={!hydrated}
          onChange={(phone) => onSettings({ ...settings, phone })}
        >
          I’m using my phone’s loudspeaker: skip questions about the bass
        </Check>
        {start('Start', null)}
      </div>
      <fieldset className={`stack ${styles.skills}`} disabled={!hydrated}>
        <legend>What to practise</legend>
        <p>Tick what you want to practise. To begin with, it is what the first lessons teach.</p>
        {SKILLS.map((skill) => (
          <Check key={skill} checked={skills.includes(skill)} onChange={() => toggle(skill)}>
            {SKILL_TEXTS[skill].title}
          </Check>
        ))}
      </fieldset>
    </>
  );
  return (
    <Panel title="A round" heading="h2" bleed className={styles.choice} data-screen-only>
      {shared && (
        <div className={styles.shared}>
          <p>
            {plural(shared.entries.length, {
              one: 'This link opens a round of # question, the same for everyone.',
              other: 'This link opens a round of # questions, the same for everyone.',
            })}
            {mayAskForBass(shared) &&
              ' It may ask for the bass, which a phone’s loudspeaker can barely play: use headphones.'}
          </p>
          {start('Start the shared round', shared)}
        </div>
      )}
      {shared ? (
        <details>
          <summary>Start a round of your own instead</summary>
          {own}
        </details>
      ) : (
        own
      )}
    </Panel>
  );
}

const mayAskForBass = ({ phone, entries }: SharedRound) =>
  !phone && entries.some(({ skill }) => OF_PLAYERS.includes(skill));
