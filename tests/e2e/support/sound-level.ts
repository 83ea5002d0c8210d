import type { Page } from '@playwright/test';

/** The loudest recent sample, and the time of the page's first sound. */
interface SoundLevel {
  peak: number;
  /** On the clock of `performance.now()`; `null` before the first sound. */
  firstAt: number | null;
}

/** Louder than the silence of a limiter, softer than any note (amplitude). */
const AUDIBLE = 0.002;

/** Records the sound of all pages that are opened from now on. */
export async function listenToPages(page: Page): Promise<void> {
  await page.addInitScript((audible) => {
    const { connect } = AudioNode.prototype;
    const heard: SoundLevel = { peak: 0, firstAt: null };
    Object.assign(window, { heard });
    const listen = (source: AudioNode) => {
      const analyser = new AnalyserNode(source.context, { fftSize: 16_384 });
      Reflect.apply(connect, source, [analyser]);
      const samples = new Float32Array(analyser.fftSize);
      setInterval(() => {
        analyser.getFloatTimeDomainData(samples);
        heard.peak = samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
        if (heard.peak > audible) heard.firstAt ??= performance.now();
      }, 20);
    };
    AudioNode.prototype.connect = function (this: AudioNode, ...to: unknown[]) {
      if (to[0] instanceof AudioDestinationNode) listen(this);
      return Reflect.apply(connect, this, to);
    } as typeof connect;
  }, AUDIBLE);
}

const heardOn = (page: Page) => page.evaluate((): SoundLevel => Reflect.get(window, 'heard'));

/** Whether sound has left the page within the last third of a second. */
export async function isAudible(page: Page): Promise<boolean> {
  return (await heardOn(page)).peak > AUDIBLE;
}

/** The time of the page's first sound, on its `performance.now()`; `null` before. */
export async function firstHeardAt(page: Page): Promise<number | null> {
  return (await heardOn(page)).firstAt;
}
