import type { Page } from '@playwright/test';

/**
 * Makes the visitor a learner who has answered before, so that ear training introduces no sounds.
 * @param autoplay whether questions play by themselves
 */
export const asExperienced = (page: Page, autoplay: 'yes' | 'no' = 'no') =>
  page.addInitScript((autoplay) => {
    const kept = {
      ability: 2,
      spread: 1,
      day: 20_000,
      answers: 1,
      right: 1,
      interval: 1,
      growth: [],
    };
    const skills = { rhythm: kept, who: kept, drums: kept };
    localStorage.setItem('ear_ratings', JSON.stringify(skills));
    localStorage.setItem('ear_autoplay', autoplay);
  }, autoplay);
