import type { Context, Next } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HttpError, badRequest, contentTooLarge } from './http-error';
import { maxBodySize, mediaType } from './max-body-size';
import type { RequestVariables } from './request-variables';

type RequestContext = Context<{ Variables: RequestVariables }, string>;

/**
 * Middleware that rejects a body that is larger than the route allows: by its `Content-Length`, or, without one, as
 * soon as too much has arrived (413). A body that is cut off is 400.
 */
export async function limitBody(c: RequestContext, next: Next): Promise<Response | undefined> {
  const most = maxBodySize(c.req.path, mediaType(c.req.header('content-type') ?? null));
  const length = c.req.header('content-length');
  if (length === undefined || c.req.header('transfer-encoding') !== undefined) return count(c, next, most);
  // The body is left alone: the HTTP server stops at its length and discards what nobody reads.
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
    // Errors of later handlers are handled by the app; only the reading of the body fails here.
    throw error instanceof HttpError ? error : badRequest();
  }
}
