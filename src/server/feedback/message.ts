import { createHash, randomUUID } from 'node:crypto';
import { HTTPException } from 'hono/http-exception';
import {
  check,
  fallback,
  maxLength,
  nonEmpty,
  nullable,
  nullish,
  object,
  pipe,
  RFC_EMAIL_REGEX,
  safeParse,
  startsWith,
  string,
  transform,
  trim,
} from 'valibot';
import { EMAIL_LENGTH, MESSAGE_LENGTH } from '#src/feedback/limits.ts';

export type Message = ReturnType<typeof readMessage>;

const MAX_PAGE_LENGTH = 200;

const NO_ADDRESS = 'The email is not an address';

const FIELDS = object({
  id: fallback(pipe(string(), nonEmpty()), () => randomUUID()),
  message: pipe(
    string('The message is missing'),
    transform(toStorable),
    trim(),
    nonEmpty('The message is blank'),
    maxLength(MESSAGE_LENGTH, `The message is over ${MESSAGE_LENGTH} characters`),
  ),
  email: nullish(
    pipe(
      string('The email is not text'),
      trim(),
      maxLength(EMAIL_LENGTH, NO_ADDRESS),
      // As the HTML standard defines it for `<input type="email">`.
      check((email) => email === '' || RFC_EMAIL_REGEX.test(email), NO_ADDRESS),
      transform((email) => email || null),
    ),
    null,
  ),
  // The path without query and fragment, which could identify a person; null if it is not a path.
  page: fallback(
    nullable(
      pipe(
        string(),
        transform((page) => toStorable(page).replace(/[?#].*/s, '')),
        startsWith('/'),
        maxLength(MAX_PAGE_LENGTH),
      ),
    ),
    null,
  ),
});

/** Parses and validates a request body. @throws HTTPException 400 with the reason */
export function readMessage(body: Uint8Array) {
  const { success, output, issues } = safeParse(FIELDS, { message: undefined, ...parse(body) });
  if (!success) badRequest(issues[0].message);
  const { id, message, email, page } = output;
  return { idempotencyKey: keyOf(id, message, email), message, email, page };
}

function parse(body: Uint8Array): object {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    badRequest('The body is not JSON in UTF-8');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    badRequest('The body is not a JSON object');
  }
  return value;
}

/** Removes NUL and replaces lone surrogates: SQLite tools truncate or reject text that has them. */
function toStorable(text: string): string {
  return Buffer.from(text.replaceAll('\0', '')).toString();
}

/** A hash of the client's id and the content: a draft edited after a lost response is a new message, a retry is not. */
function keyOf(id: string, message: string, email: string | null): string {
  return createHash('sha256')
    .update(JSON.stringify([id, message, email]))
    .digest('base64url');
}

function badRequest(message: string): never {
  throw new HTTPException(400, { message });
}
