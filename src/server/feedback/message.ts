import { createHash, randomUUID } from 'node:crypto';
import { HTTPException } from 'hono/http-exception';
import { EMAIL_LENGTH, MESSAGE_LENGTH } from '#src/feedback/limits.ts';

/** A validated message. */
export interface Message {
  /** Identical for retries of one message, different for any other message. */
  idempotencyKey: string;
  message: string;
  email: string | null;
  /** The path of the page it was sent from. */
  page: string | null;
}

/** A valid email address as the HTML standard defines it for `<input type="email">`. */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

const MAX_PAGE_LENGTH = 200;

/**
 * Parses and validates a request body.
 * @throws HTTPException 400 with the reason
 */
export function readMessage(body: Uint8Array): Message {
  const fields = parse(body);
  if (typeof fields.message !== 'string') badRequest('The message is missing');
  const message = toStorable(fields.message).trim();
  if (message === '') badRequest('The message is blank');
  if (message.length > MESSAGE_LENGTH) {
    badRequest(`The message is over ${MESSAGE_LENGTH} characters`);
  }
  const email = readEmail(fields.email);
  const id = typeof fields.id === 'string' && fields.id !== '' ? fields.id : randomUUID();
  const page = readPage(fields.page);
  return { idempotencyKey: idempotencyKey(id, message, email), message, email, page };
}

function parse(body: Uint8Array): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    badRequest('The body is not JSON in UTF-8');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    badRequest('The body is not a JSON object');
  }
  return value as Record<string, unknown>;
}

function readEmail(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string') badRequest('The email is not text');
  const email = value.trim();
  if (email === '') return null;
  if (email.length > EMAIL_LENGTH || !EMAIL.test(email)) badRequest('The email is not an address');
  return email;
}

/** The path without query and fragment, which could identify a person; null if it is not a path. */
function readPage(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const [path = ''] = toStorable(value).split(/[?#]/);
  return path.startsWith('/') && path.length <= MAX_PAGE_LENGTH ? path : null;
}

/** Removes NUL and replaces lone surrogates: SQLite tools truncate or reject text that has them. */
function toStorable(text: string): string {
  return Buffer.from(text.replaceAll('\0', '')).toString();
}

/** A hash of the client's id and the content: a draft edited after a lost response is a new message. */
function idempotencyKey(id: string, message: string, email: string | null): string {
  return createHash('sha256')
    .update(JSON.stringify([id, message, email]))
    .digest('base64url');
}

function badRequest(message: string): never {
  throw new HTTPException(400, { message });
}
