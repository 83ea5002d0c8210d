import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';

/**
 * The whole body of a request, which may have `limit` bytes. A body said to be longer is not read at
 * all, one whose length is not said or is a lie only up to the limit.
 * @throws HTTPException 413, or 400 when the body breaks off
 */
export async function readBody(c: Context, limit: number): Promise<Uint8Array> {
  const declared = c.req.header('Content-Length');
  if (Number(declared) > limit) throw tooLarge();
  try {
    // Node itself ends a body at the length that was declared.
    const trusted = declared !== undefined && c.req.header('Transfer-Encoding') === undefined;
    const body = trusted ? new Uint8Array(await c.req.arrayBuffer()) : await readUpTo(c, limit);
    if (body.byteLength > limit) throw tooLarge();
    return body;
  } catch (error) {
    if (error instanceof HTTPException) throw error;
    throw new HTTPException(400, { message: 'The body broke off' });
  }
}

async function readUpTo(c: Context, limit: number): Promise<Uint8Array> {
  const reader = c.req.raw.body?.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.byteLength;
    if (length > limit) throw tooLarge();
    chunks.push(value);
  }
  return Buffer.concat(chunks);
}

function tooLarge(): HTTPException {
  return new HTTPException(413, { message: 'The body is too large' });
}
