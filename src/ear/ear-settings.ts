import { SKILLS, type Skill } from '#audio/music/ear/question.ts';
import { type DeviceStorage, deviceStorage } from '#src/device/device-storage.ts';

/** Lengths of a round in minutes; `null` for one without end. */
export const LENGTHS = [2, 5, 10, null] as const;

/** What a learner has chosen for rounds. */
export interface EarSettings {
  skills: readonly Skill[];
  minutes: (typeof LENGTHS)[number];
  /** Whether the sound comes from the loudspeaker of a phone. */
  phone: boolean;
  /** Whether each question plays as soon as it is asked. */
  autoplay: boolean;
}

/** For a first visit: what the lessons teach first. */
export const FIRST_SETTINGS: EarSettings = {
  skills: ['rhythm', 'who', 'missing', 'drums'],
  minutes: 2,
  phone: false,
  autoplay: false,
};

const KEY = 'ear_settings';

/** The skills that a query names, such as `skills=who.missing`; none if it names none. */
export function skillsIn(query: URLSearchParams): readonly Skill[] {
  const chosen = query.get('skills')?.split('.') ?? [];
  return SKILLS.filter((skill) => chosen.includes(skill));
}

/** A touch screen of a phone's size, whose sound most often comes from its loudspeaker. */
const PHONE = '(hover: none) and (pointer: coarse) and (width < 48rem)';
const isPhone = () => matchMedia(PHONE).matches;

/** @param onPhone whether this is a phone, for learners who have not chosen; replaced in tests */
export function readSettings(
  device: DeviceStorage = deviceStorage,
  onPhone = isPhone,
): EarSettings {
  const query = new URLSearchParams(device.read(KEY) ?? '');
  const skills = skillsIn(query);
  const length = query.get('minutes');
  const minutes = LENGTHS.find((each) => `${each}` === length);
  return {
    skills: skills.length > 0 ? skills : FIRST_SETTINGS.skills,
    minutes: minutes === undefined ? FIRST_SETTINGS.minutes : minutes,
    phone: query.has('phone') ? query.get('phone') === 'yes' : onPhone(),
    autoplay: query.get('autoplay') === 'yes',
  };
}

export function writeSettings(
  { skills, minutes, phone, autoplay }: EarSettings,
  device: DeviceStorage = deviceStorage,
): void {
  const [loudspeaker, itself] = [phone, autoplay].map((is) => (is ? 'yes' : 'no'));
  device.write(
    KEY,
    `skills=${skills.join('.')}&minutes=${minutes}&phone=${loudspeaker}&autoplay=${itself}`,
  );
}
