import { createHash, randomUUID } from 'node:crypto';
import { HTTPException } from 'hono/http-exception';
import { EMAIL_LENGTH, MESSAGE_LENGTH } from '#src/feedback/limits.ts';

/** A message as it is accepted from a learner. */
export interface Message {
  /** The same for a message that is sent again, and for no other. */
  delivery: string;
  message: string;
  email: string | null;
  /** The path of the page it was written on. */
  page: string | null;
}

/** What an `<input type="email">` takes, as the HTML standard has it. */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

const PAGE_LENGTH = 200;

/** Reads a message from the body of a request. @throws HTTPException 400 that says what is wrong */
export function readMessage(body: Uint8Array): Message {
  const fields = parse(body);
  if (typeof fields.message !== 'string') refuse('The message is missing');
  const message = storable(fields.message).trim();
  if (message === '') refuse('The message is blank');
  if (message.length > MESSAGE_LENGTH) refuse(`The message is over ${MESSAGE_LENGTH} characters`);
  const email = readEmail(fields.email);
  const id = typeof fields.id === 'string' && fields.id !== '' ? fields.id : randomUUID();
  return { delivery: fingerprint(id, message, email), message, email, page: readPage(fields.page) };
}

function parse(body: Uint8Array): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    refuse('The body is not JSON in UTF-8');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    refuse('The body is not a JSON object');
  }
  return value as Record<string, unknown>;
}

function readEmail(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string') refuse('The email is not text');
  const email = value.trim();
  if (email === '') return null;
  if (email.length > EMAIL_LENGTH || !EMAIL.test(email)) refuse('The email is not an address');
  return email;
}

/** Only a path, for a query may say more than where somebody was. Anything else is let go. */
function readPage(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const [path = ''] = storable(value).split(/[?#]/);
  return path.startsWith('/') && path.length <= PAGE_LENGTH ? path : null;
}

/** Without what a database or its tools would cut a text at: NUL, and halves of surrogate pairs. */
function storable(text: string): string {
  return Buffer.from(text.replaceAll('\0', '')).toString();
}

/** Over the content too: a message mended after a lost answer is another message. */
function fingerprint(id: string, message: string, email: string | null): string {
  return createHash('sha256')
    .update(JSON.stringify([id, message, email]))
    .digest('base64url');
}

function refuse(message: string): never {
  throw new HTTPException(400, { message });
}
