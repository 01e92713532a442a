import type { Context, Next } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HttpError, badRequest, contentTooLarge } from './http-error';
import { maxBodySize, mediaType } from './max-body-size';
import type { RequestVariables } from './request-variables';

type RequestContext = Context<{ Variables: RequestVariables }, string>;

/**
 * Refuses a body larger than the API reads at its address: by its `Content-Length`, and one that does not say how long it
 * is as soon as more than that has come. 413; 400 for a body that breaks off.
 */
export async function limitBody(c: RequestContext, next: Next): Promise<Response | undefined> {
  const most = maxBodySize(c.req.path, mediaType(c.req.header('content-type') ?? null));
  const length = c.req.header('content-length');
  if (length === undefined || c.req.header('transfer-encoding') !== undefined) return count(c, next, most);
  // The body is not touched: the HTTP server gives no more of it than its length, and drops what nobody has begun to read.
  if (Number(length) > most) throw contentTooLarge();
  await next();
  return undefined;
}

async function count(c: RequestContext, next: Next, most: number): Promise<Response | undefined> {
  const limited = bodyLimit({
    maxSize: most,
    onError: () => {
      throw contentTooLarge();
    },
  });
  try {
    return (await limited(c, next)) ?? undefined;
  } catch (error) {
    // What later handlers throw is answered where they stand; only reading the body fails here.
    throw error instanceof HttpError ? error : badRequest();
  }
}
