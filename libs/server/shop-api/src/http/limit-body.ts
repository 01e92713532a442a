import type { Context, Next } from 'hono';
import { badRequest, contentTooLarge } from './http-error';
import { maxBodySize, mediaType } from './max-body-size';
import type { RequestVariables } from './request-variables';

type RequestContext = Context<{ Variables: RequestVariables }, string>;

/**
 * Middleware that rejects a body that is larger than the route allows: by its `Content-Length`, or, without one, as
 * soon as too much has arrived (413). A body that is cut off is 400. It reads nothing itself: what is read waits for the
 * places and times of `receiveBody`.
 */
export async function limitBody(c: RequestContext, next: Next): Promise<void> {
  const most = maxBodySize(c.req.path, mediaType(c.req.header('content-type') ?? null));
  const length = c.req.header('content-length');
  if (length === undefined || c.req.header('transfer-encoding') !== undefined) countBody(c, most);
  // The body is left alone: the HTTP server stops at its length and discards what nobody reads.
  else if (Number(length) > most) throw contentTooLarge();
  await next();
}

/** Replaces the body by one that fails as soon as more than `most` bytes of it have been read. */
function countBody(c: RequestContext, most: number): void {
  const { body } = c.req.raw;
  if (body === null) return;
  const reader = body.getReader();
  let size = 0;
  const counted = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        const { done, value } = await reader.read().catch(() => {
          throw badRequest();
        });
        if (done) return controller.close();
        size += value.byteLength;
        if (size > most) throw contentTooLarge();
        controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    // Nothing is fetched before it is read.
    { highWaterMark: 0 },
  );
  const init: RequestInit & { readonly duplex: 'half' } = { body: counted, duplex: 'half' };
  c.req.raw = new Request(c.req.raw, init);
}
