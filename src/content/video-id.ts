const LENGTH = 11;

// youtu.be/ID, …/watch?v=ID, …/embed/ID and …/v/ID; after the id comes the end or a delimiter.
const FORMS = /(?:youtu\.be\/|\/watch\?(?:[^#]*&)?v=|\/embed\/|\/v\/)([^#&?/]*)/;

/** The id in a link to a video, when it is exactly 11 of the characters that ids are made of. */
export function videoId(link: string): string | null {
  const id = FORMS.exec(link)?.[1] ?? '';
  return id.length === LENGTH && /^[\w-]+$/.test(id) ? id : null;
}
