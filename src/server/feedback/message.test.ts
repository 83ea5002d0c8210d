import { HTTPException } from 'hono/http-exception';
import { describe, expect, it } from 'vitest';
import { type Message, readMessage } from './message.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (fields: unknown): Message => readMessage(bytes(JSON.stringify(fields)));

/** Status and message of the error that a body is rejected with. */
function rejection(body: Uint8Array): [status: number, message: string] {
  try {
    readMessage(body);
  } catch (error) {
    if (error instanceof HTTPException) return [error.status, error.message];
    throw error;
  }
  throw new Error('accepted');
}

describe('readMessage', () => {
  it('reads message, email and page, trimmed', () => {
    const fields = {
      message: ' ¡Más güira! 🥁\n',
      email: ' ana@example.com ',
      page: '/section/music',
    };
    expect(read(fields)).toEqual({
      idempotencyKey: expect.stringMatching(/^[\w-]{43}$/),
      message: '¡Más güira! 🥁',
      email: 'ana@example.com',
      page: '/section/music',
    });
  });

  it.each([{}, { email: null }, { email: '' }, { email: ' ' }])(
    'reads no email from %j',
    (fields) => {
      expect(read({ message: 'a', ...fields }).email).toBeNull();
    },
  );

  it('accepts 5,000 UTF-16 units after trimming and storing', () => {
    expect(read({ message: ` ${'a'.repeat(5000)}\0 ` }).message).toHaveLength(5000);
    expect(rejection(bytes(JSON.stringify({ message: 'a'.repeat(5001) })))).toEqual([
      400,
      'The message is over 5000 characters',
    ]);
  });

  it('removes NUL and replaces lone surrogates', () => {
    expect(read({ message: 'a\0b\0\ud83dc' }).message).toBe('ab\uFFFDc');
  });

  it.each([
    ['not JSON', bytes('message=a'), 'The body is not JSON in UTF-8'],
    ['empty', bytes(''), 'The body is not JSON in UTF-8'],
    ['invalid UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 'The body is not JSON in UTF-8'],
    ['null', bytes('null'), 'The body is not a JSON object'],
    ['a string', bytes('"message"'), 'The body is not a JSON object'],
    ['an array', bytes('[]'), 'The body is not a JSON object'],
    ['an object without a message', bytes('{}'), 'The message is missing'],
    ['an object message', bytes('{"message":{}}'), 'The message is missing'],
    ['a blank message', bytes('{"message":" \\n\\u0000"}'), 'The message is blank'],
    ['a numeric email', bytes('{"message":"a","email":1}'), 'The email is not text'],
  ])('rejects a body that is %s', (_, body, message) => {
    expect(rejection(body)).toEqual([400, message]);
  });
});

describe('the email', () => {
  const label = 'a'.repeat(63);

  it.each([
    'a@b',
    "A.b!#$%&'*+/=?^_`{|}~-9@example.com",
    'ana@x-1.example-site.COM',
    `ana@${label}.com`,
    `ana@example.${label}`,
    `${'a'.repeat(249)}@b.cd`,
  ])('may be %s', (email) => {
    expect(read({ message: 'a', email }).email).toBe(email);
  });

  it.each([
    'ana',
    '@example.com',
    'ana@',
    'ana@@example.com',
    'ana lee@example.com',
    'ana@example..com',
    'ana@example.com.',
    'ana@-example.com',
    'ana@example-.com',
    'ana@example.-com',
    'ana@example.com-',
    'ana@exam_ple.com',
    'ana@example.com\r\nBcc: b@c.de',
    `ana@a${label}.com`,
    `ana@example.a${label}`,
    `${'a'.repeat(250)}@b.cd`,
  ])('may not be %j', (email) => {
    expect(rejection(bytes(JSON.stringify({ message: 'a', email })))).toEqual([
      400,
      'The email is not an address',
    ]);
  });
});

describe('the page', () => {
  it.each([
    ['/', '/'],
    ['/section/music?email=ana@example.com', '/section/music'],
    ['/section/music#part', '/section/music'],
    ['/a\0b', '/ab'],
    [`/${'a'.repeat(199)}?b`, `/${'a'.repeat(199)}`],
  ])('%j is stored as %j', (page, expected) => {
    expect(read({ message: 'a', page }).page).toBe(expected);
  });

  it.each([undefined, null, 1, '', 'section', 'https://evil.example/', `/${'a'.repeat(200)}`])(
    '%j is dropped',
    (page) => {
      expect(read({ message: 'a', page }).page).toBeNull();
    },
  );
});

describe('the idempotency key', () => {
  const draft = { id: 'f3a1', message: 'hola', email: 'ana@example.com' };
  const keyOf = (fields: object) => read(fields).idempotencyKey;

  it('is the same for a retry, from any page', () => {
    expect(keyOf({ ...draft, message: ' hola', page: '/section/music' })).toBe(keyOf(draft));
  });

  it.each([{ id: 'f3a2' }, { message: 'adiós' }, { email: '' }])('differs after %j', (change) => {
    expect(keyOf({ ...draft, ...change })).not.toBe(keyOf(draft));
  });

  it.each([{}, { id: '' }, { id: 7 }])('is unique without a client id: %j', (fields) => {
    const keys = [1, 2].map(() => keyOf({ message: 'hola', ...fields }));
    expect(keys[0]).not.toBe(keys[1]);
  });
});
