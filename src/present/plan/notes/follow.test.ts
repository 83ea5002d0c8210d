import { beforeEach, expect, test, vi } from 'vitest';
import { type FollowMessage, openPublisher, type PresentedPlace } from './follow.ts';

/** The other end of the channel. */
class FakeChannel extends EventTarget {
  static sent: FollowMessage[] = [];
  static opened: FakeChannel[] = [];
  onmessage: ((event: { data: FollowMessage }) => void) | null = null;
  constructor() {
    super();
    FakeChannel.opened.push(this);
  }
  postMessage(message: FollowMessage) {
    FakeChannel.sent.push(message);
  }
  close() {
    this.onmessage = null;
  }
}

const PLACE: PresentedPlace = {
  item: { page: '/class', item: '' },
  title: 'Tuesday',
  slide: { id: '2', title: 'Majao' },
  step: 'play',
  next: null,
  startedAt: 0,
};
const places = () =>
  FakeChannel.sent.map((message) => (message.type === 'place' ? message.place : message));
const ask = () => {
  for (const channel of FakeChannel.opened) channel.onmessage?.({ data: { type: 'ask' } });
};

beforeEach(() => {
  FakeChannel.sent = [];
  FakeChannel.opened = [];
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('BroadcastChannel', FakeChannel);
});

/** A presentation that has published its place. */
function present(run = vi.fn()) {
  const publisher = openPublisher(run);
  publisher.publish(PLACE);
  return publisher;
}

test('a place is told at once, and again whenever it is asked for', () => {
  present();
  ask();
  expect(places()).toEqual([PLACE, PLACE]);
});

test('a presentation that is left says so, and answers no more', () => {
  present().close();
  ask();
  window.dispatchEvent(new Event('pagehide'));
  expect(places()).toEqual([PLACE, null]);
});

test('a window that is closed says so', () => {
  present();
  window.dispatchEvent(new Event('pagehide'));
  expect(places()).toEqual([PLACE, null]);
});

test('a key of the notes reaches the window that they follow, and no other', () => {
  const run = vi.fn();
  const { close } = present(run);
  const [told] = FakeChannel.sent;
  const from = told?.type === 'place' ? told.from : '';
  const press = (to: string) => {
    const data: FollowMessage = { type: 'command', to, command: { type: 'next' } };
    for (const channel of FakeChannel.opened) channel.onmessage?.({ data });
  };
  press('another window');
  expect(run).not.toHaveBeenCalled();
  press(from);
  expect(run).toHaveBeenCalledExactlyOnceWith({ type: 'next' });
  close();
  press(from);
  expect(run).toHaveBeenCalledOnce();
});
