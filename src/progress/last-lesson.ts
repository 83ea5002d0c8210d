import { type DeviceStorage, deviceStorage } from '#src/device/device-storage.ts';

const KEY = 'last_lesson';

/** A lesson by its section. */
export interface LessonRef {
  section: string;
  lesson: string;
}

/** The lesson that was opened last; `null` if none or an invalid value is stored. */
export function lastLesson(device: DeviceStorage = deviceStorage): LessonRef | null {
  const match = /^([a-z0-9-]+)\/([a-z0-9-]+)$/.exec(device.read(KEY) ?? '');
  return match && { section: match[1] ?? '', lesson: match[2] ?? '' };
}

/** Stores the lesson that is opened. */
export function saveLastLesson(
  { section, lesson }: LessonRef,
  device: DeviceStorage = deviceStorage,
): void {
  device.write(KEY, `${section}/${lesson}`);
}
