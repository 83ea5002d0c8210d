import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ClipPlayer } from '#audio/engine/clips/clip-player.ts';
import { type ClipHandle, QuestionClip } from '#src/quizzes/audio/question-clip.tsx';

test('pausing a clip in the task in which it begins to play pauses it', async () => {
  const clip = createRef<ClipHandle>();
  await render(<QuestionClip ref={clip} clip="present-01" send={() => {}} maySkip={false} />);
  const play = vi.spyOn(ClipPlayer.prototype, 'play');
  const begun = new Promise<ClipPlayer>((resolve) => {
    play.mockImplementationOnce(function (this: ClipPlayer) {
      this.play();
      queueMicrotask(() => {
        clip.current?.toggle();
        resolve(this);
      });
    });
  });
  clip.current?.toggle();
  expect((await begun).state).toBe('idle');
  await expect.element(page.getByRole('button', { name: 'Play clip' })).toBeVisible();
});
