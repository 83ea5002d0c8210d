// youtu.be/ID, …/watch?v=ID, …/embed/ID and …/v/ID, up to the next delimiter.
const FORMS = /(?:youtu\.be\/|\/watch\?(?:[^#]*&)?v=|\/embed\/|\/v\/)([^#&?/]*)/;

/** The YouTube id in a link: 11 characters of its alphabet. `null` if there is none. */
export function videoId(link: string): string | null {
  const id = FORMS.exec(link)?.[1] ?? '';
  return /^[\w-]{11}$/.test(id) ? id : null;
}
