import {
  isMinor,
  keysOf,
  type MusicalKey,
  semitonesBetween,
} from '#audio/music/harmony/harmony.ts';
import { BAND } from '#audio/music/instrument.ts';
import { FORM_BARS, FORM_SECTIONS } from '#audio/music/live/form.ts';
import { type OwnLanes, parseLane } from '#audio/music/live/own-lane.ts';
import { RHYTHM_TYPES } from '#audio/music/rhythm-types.ts';
import { CHANGES, SONG_BY_ID, SONG_IDS, type SongId } from '#audio/music/songs/songs.ts';
import { TEMPO } from '#audio/music/tempo.ts';
import { type ChannelState, forChannels, INITIAL_MIXER, MAX_VOLUME } from '#src/band/mixer.ts';
import { laneParam } from '#src/content/site/pages.ts';
import { matching, stored } from '#src/device/stored.ts';
import { decodeTrainer, trainerParams } from '#src/practice/trainer/settings.ts';
import {
  type BarRange,
  DEFAULT_SETTINGS,
  LENGTHS,
  type PracticeSettings,
  TAKES,
} from './settings.ts';

/** Every parameter of an address, in order; empty for a default. */
function paramsOf(settings: PracticeSettings): Record<string, string> {
  const { song, key, countIn, range, mine, mixer, lanes, theirs, words, trainer } = settings;
  const other = (name: 'song' | 'changes' | 'take' | 'tempo' | 'length') =>
    settings[name] === DEFAULT_SETTINGS[name] ? '' : `${settings[name]}`;
  // Bars that are a whole section are written as the section. Both count from 1.
  const { from = 0, bars = 0 } = range ?? {};
  const section = FORM_SECTIONS.findIndex((each) => each.from === from && each.bars === bars) + 1;
  return {
    rhythm: settings.rhythm,
    song: other('song'),
    key: key === SONG_BY_ID[song].key ? '' : key,
    changes: other('changes'),
    take: other('take'),
    tempo: other('tempo'),
    'count-in': countIn ? '' : 'off',
    loop: other('length'),
    section: section > 0 ? `${section}` : '',
    bars: range && section === 0 ? `${from + 1}-${from + bars}` : '',
    mine: mine ?? '',
    ...forChannels((name) => channelText(mixer[name], INITIAL_MIXER[name])),
    ...Object.fromEntries(BAND.map((player) => [laneParam(player), lanes[player]?.cells ?? ''])),
    theirs: theirs.join('.'),
    words,
    ...trainerParams(trainer),
  };
}

/**
 * The settings as a query string without `?`: the rhythm, and every value that differs from its default. So no
 * link is empty, and a link always means the same.
 */
export function encodeSettings(settings: PracticeSettings): string {
  const params = Object.entries(paramsOf(settings));
  return `${new URLSearchParams(params.filter(([, value]) => value))}`;
}

/** Maximum number of characters of the message for the reader of a link. */
export const MOST_WORDS = 140;

/** The message for the reader of a link: plain text on one line, cut at the maximum. */
export function plainWords(text: string): string {
  const line = text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return [...line].slice(0, MOST_WORDS).join('').trim();
}

/** Whether a query string has any setting in it, valid or not. */
export function hasSettings(query: string): boolean {
  const params = new URLSearchParams(query);
  return PARAMS.some((name) => params.has(name));
}

/** The settings in a query string. A missing or invalid value becomes the default. */
export function decodeSettings(query: string): PracticeSettings {
  const params = new URLSearchParams(query);
  const usual = DEFAULT_SETTINGS;
  const song = oneOf(SONG_IDS, params.get('song')) ?? usual.song;
  const lanes = readLanes(params);
  const theirs = (params.get('theirs') ?? '').split('.');
  return {
    rhythm: oneOf(RHYTHM_TYPES, params.get('rhythm')) ?? usual.rhythm,
    song,
    key: readKey(params.get('key'), song) ?? SONG_BY_ID[song].key,
    changes: oneOf(CHANGES, params.get('changes')) ?? usual.changes,
    take: wholeNumber(params.get('take'), 1, TAKES) ?? usual.take,
    tempo: wholeNumber(params.get('tempo'), TEMPO.slowest, TEMPO.fastest) ?? usual.tempo,
    countIn: params.get('count-in') !== 'off',
    length: oneOf(LENGTHS, params.get('loop')) ?? usual.length,
    range: readRange(params),
    mine: oneOf(BAND, params.get('mine')),
    mixer: forChannels((name) => readChannel(params.get(name) ?? '', INITIAL_MIXER[name])),
    lanes,
    theirs: BAND.filter((player) => lanes[player] && theirs.includes(player)),
    words: plainWords(params.get('words') ?? ''),
    trainer: decodeTrainer(params),
  };
}

export const isKey = (text: string): text is MusicalKey => /^[A-G][b#]?m?$/.test(text);

/** The key of a song by its name, or by its enharmonic name: `A#m` is `Bbm`. */
export function readKey(text: string | null, song: SongId): MusicalKey | null {
  if (text === null || !isKey(text)) return null;
  const isSame = (key: MusicalKey) =>
    isMinor(key) === isMinor(text) && semitonesBetween(key, text) === 0;
  return keysOf(SONG_BY_ID[song]).find(isSame) ?? null;
}

function readRange(params: URLSearchParams): BarRange | null {
  const section = wholeNumber(params.get('section'), 1, FORM_SECTIONS.length);
  const one = section === null ? undefined : FORM_SECTIONS[section - 1];
  if (one) return { from: one.from, bars: one.bars };
  const [first, last] = (params.get('bars') ?? '').split('-');
  const from = wholeNumber(first ?? null, 1, FORM_BARS.length);
  const to = wholeNumber(last ?? null, from ?? 1, FORM_BARS.length);
  return from === null || to === null ? null : { from: from - 1, bars: to - from + 1 };
}

const PARAMS = Object.keys(paramsOf(DEFAULT_SETTINGS));

/** The settings of the last visit, as a query. A write keeps parameters that are not settings. */
export const LAST_SETTINGS = stored(
  'practice_settings',
  matching(/^[\w.*%+=&~-]*$/, String),
  (query, before) => {
    const others = [...new URLSearchParams(before)].filter(([name]) => !PARAMS.includes(name));
    return [query, `${new URLSearchParams(others)}`].filter(Boolean).join('&');
  },
);

/** A channel as words joined by dots, such as `mute.v80.p-30`: on or mute, volume and pan in percent. */
function channelText(channel: ChannelState, usual: ChannelState): string {
  const words: string[] = [];
  if (channel.mute !== usual.mute) words.push(channel.mute ? 'mute' : 'on');
  if (channel.solo) words.push('solo');
  if (channel.volume !== usual.volume) words.push(`v${Math.round(channel.volume * 100)}`);
  if (channel.pan !== usual.pan) words.push(`p${Math.round(channel.pan * 100)}`);
  return words.join('.');
}

function readChannel(text: string, usual: ChannelState): ChannelState {
  const words = text.split('.');
  const percent = (letter: string, low: number, high: number) => {
    const word = words.find((each) => each.startsWith(letter) && /^.-?\d+$/.test(each));
    return word === undefined ? null : wholeNumber(word.slice(1), low, high);
  };
  const volume = percent('v', 0, MAX_VOLUME * 100);
  const pan = percent('p', -100, 100);
  return {
    mute: usual.mute ? !words.includes('on') : words.includes('mute'),
    solo: words.includes('solo'),
    volume: volume === null ? usual.volume : volume / 100,
    pan: pan === null ? usual.pan : pan / 100,
  };
}

function readLanes(params: URLSearchParams): OwnLanes {
  const lanes: OwnLanes = {};
  for (const player of BAND) {
    const lane = parseLane(player, params.get(laneParam(player)) ?? '');
    if (lane) lanes[player] = lane;
  }
  return lanes;
}

function oneOf<T extends string | number>(values: readonly T[], text: string | null): T | null {
  return values.find((value) => `${value}` === text) ?? null;
}

/** The whole number in a text; `null` outside the limits. */
function wholeNumber(text: string | null, low: number, high: number): number | null {
  if (!/^-?\d{1,4}$/.test(text ?? '')) return null;
  // −0 becomes 0.
  const value = Number(text) + 0;
  return value >= low && value <= high ? value : null;
}
