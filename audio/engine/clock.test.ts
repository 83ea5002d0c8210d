import { expect, test } from 'vitest';
import { type AudioTime, EngineClock } from './clock.ts';

test('time goes on without a jump from silence to sound and back', () => {
  let wall = 100;
  const audio = { currentTime: 3 };
  const clock = new EngineClock(() => wall);

  const before = clock.now();
  clock.follow(audio);
  expect(clock.now()).toBeCloseTo(before, 9);

  wall += 50;
  audio.currentTime += 2;
  expect(clock.now()).toBeCloseTo(before + 2, 9);

  clock.follow(null);
  expect(clock.now()).toBeCloseTo(before + 2, 9);
  wall += 1;
  audio.currentTime += 7;
  expect(clock.now()).toBeCloseTo(before + 3, 9);
});

test('a time of the engine is found again on the audio clock', () => {
  const audio = { currentTime: 3 };
  const clock = new EngineClock(() => 100);
  clock.follow(audio);
  expect(clock.toAudioTime(clock.now() + 0.5)).toBeCloseTo(3.5, 9);
});

test('what is heard lags what is rendered by the latency the output reports', () => {
  const audio: AudioTime = {
    currentTime: 3,
    getOutputTimestamp: () => ({ contextTime: 2.9, performanceTime: 99_990 }),
  };
  const clock = new EngineClock(() => 100);
  clock.follow(audio);
  expect(clock.now() - clock.heard()).toBeCloseTo(0.09, 6);
});

test('without a usable timestamp the reported latency serves', () => {
  const clock = new EngineClock(() => 100);
  clock.follow({
    currentTime: 3,
    outputLatency: 0.04,
    getOutputTimestamp: () => ({ contextTime: 0, performanceTime: 0 }),
  });
  expect(clock.now() - clock.heard()).toBeCloseTo(0.04, 6);
});

test('an absurd latency is not believed, and the playhead never goes back', () => {
  const audio = { currentTime: 3, outputLatency: 0.02 };
  const clock = new EngineClock(() => 100);
  clock.follow(audio);
  const heard = clock.heard();
  audio.outputLatency = 30;
  expect(clock.heard()).toBe(heard);
  audio.currentTime += 2;
  expect(clock.now() - clock.heard()).toBeLessThan(1);
});
