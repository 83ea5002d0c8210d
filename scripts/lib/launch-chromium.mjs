import { chromium } from 'playwright';
import { findChromium } from './chromium.mjs';

/** Starts Chromium, in which pages may sound without a gesture. @param {string[]} options more of its switches */
export async function launchChromium(...options) {
  return chromium.launch({
    executablePath: await findChromium(),
    args: [
      '--autoplay-policy=no-user-gesture-required',
      '--disable-background-networking',
      ...options,
    ],
  });
}
