import { setTimeout as sleep } from 'node:timers/promises';
import { AdmissionGate, OverloadedError } from '@shop/requests/admission-gate';
import type { EndpointSpec } from '@shop/contract/endpoint';
import { requestSender } from '@shop/requests/request-sender';
import type { Context } from 'hono';
import { ClientLeftError } from './client-left-error';
import { tooBusy } from './error-responses';
import { badRequest, HttpError } from './http-error';
import { MAX_JSON_SIZE, maxBodySize, mediaType } from './max-body-size';
import type { RequestVariables } from './request-variables';

/** How an API receives bodies. */
export interface BodyReception {
  /** Admits bodies so large that only some fit into the memory at once. */
  readonly gate: AdmissionGate<'large'>;
  /** Waits so long, in ms, or rejects once the body needs no watching any more. */
  readonly waitFor: (ms: number, ended: AbortSignal) => Promise<unknown>;
}

/** So many large bodies are in the memory at once: with files of 10 MB less than 200 MB. */
const LARGE_AT_ONCE = 16;
/** Of one client IP: others send theirs, however slowly it sends its own. */
const LARGE_OF_SENDER = 2;
const MAX_WAITING = 60;
/** Longer than some bodies before it take with an ordinary connection, in ms. */
const MAX_WAIT_MS = 10_000;
/** A body that has not arrived whole by then is rejected, in ms. A small one is a packet or a few. */
const SMALL_LIMIT_MS = 10_000;
/** As long as the server waits for a request at all. */
const LARGE_LIMIT_MS = 30_000;
/** A large body brings so many bytes in each of these times, in ms, or gives its place to those who do. */
const LEAST_PROGRESS = { bytes: 64 * 1024, everyMs: 5_000 };

/** Creates the reception of the bodies of an API. */
export const createBodyReception = (
  waitFor: BodyReception['waitFor'] = (ms, signal) => sleep(ms, undefined, { signal }),
): BodyReception => ({
  gate: new AdmissionGate({
    capacity: LARGE_AT_ONCE,
    lanes: {
      large: {
        reserved: LARGE_AT_ONCE,
        maxWaitMs: MAX_WAIT_MS,
        maxWaiting: MAX_WAITING,
        mostOfSender: LARGE_OF_SENDER,
        maxWaitingOfSender: MAX_WAITING / 2,
      },
    },
  }),
  waitFor,
});

type ReceivingContext = Context<{ Variables: RequestVariables }>;
type Bytes = Uint8Array<ArrayBuffer>;
const NOTHING: Bytes = new Uint8Array();

/**
 * Handles a call once its body has arrived whole, before it takes a place at the API's gate: whoever sends slowly waits for
 * themselves alone. Throws a 400 for a body that is cut off or takes too long, and a 503 where too many large ones arrive. The
 * body of a call that takes none is left alone.
 */
export async function receiveBody<Result>(
  c: ReceivingContext,
  { spec, bodies }: { readonly spec: EndpointSpec; readonly bodies: BodyReception },
  handle: (body: Bytes) => Promise<Result>,
): Promise<Result> {
  if (spec.schemas.body === undefined) return handle(NOTHING);
  const { raw } = c.req;
  if (!mayBeLarge(c)) return handle(await read(raw, bodies));
  let isAdmitted = false;
  const receive = async () => {
    isAdmitted = true;
    // It stays in the memory until the call is handled.
    return handle(await readLarge(raw, bodies));
  };
  try {
    return await bodies.gate.run('large', receive, raw.signal, {
      senders: new Set([requestSender(c.get('clientIp'))]),
    });
  } catch (error) {
    if (isAdmitted) throw error;
    if (error instanceof OverloadedError) throw tooBusy();
    throw raw.signal.aborted ? new ClientLeftError() : error;
  }
}

/** Whether the body may be larger than that of an ordinary call: `limitBody` stops what is longer than it says. */
function mayBeLarge(c: ReceivingContext): boolean {
  const length = c.req.header('content-length');
  const isLong = length === undefined || Number(length) > MAX_JSON_SIZE;
  return isLong && maxBodySize(c.req.path, mediaType(c.req.header('content-type') ?? null)) > MAX_JSON_SIZE;
}

/** Also a client that closes the connection while it sends is no error of the server; a body that is too large is told so. */
const cutOff = (error: unknown): never => {
  throw error instanceof HttpError ? error : badRequest();
};

/** The body, or a rejection with 400 once its time is over. */
async function read(request: Request, { waitFor }: BodyReception): Promise<Bytes> {
  const ended = new AbortController();
  const watch = async (): Promise<never> => {
    await waitFor(SMALL_LIMIT_MS, ended.signal);
    throw badRequest();
  };
  try {
    return new Uint8Array(await Promise.race([request.arrayBuffer().catch(cutOff), watch()]));
  } finally {
    ended.abort();
  }
}

/** The same of a large body, which must not stand still either. */
async function readLarge({ body }: Request, { waitFor }: BodyReception): Promise<Bytes> {
  if (body === null) return NOTHING;
  const reader = body.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  const receive = async () => {
    for (;;) {
      const { done, value } = await reader.read().catch(cutOff);
      if (done) return;
      parts.push(value);
      size += value.byteLength;
    }
  };
  const ended = new AbortController();
  const watch = async (): Promise<never> => {
    for (let passedMs = 0; passedMs < LARGE_LIMIT_MS; passedMs += LEAST_PROGRESS.everyMs) {
      const before = size;
      await waitFor(LEAST_PROGRESS.everyMs, ended.signal);
      if (size - before < LEAST_PROGRESS.bytes) break;
    }
    throw badRequest();
  };
  try {
    await Promise.race([receive(), watch()]);
    return Buffer.concat(parts);
  } catch (error) {
    // Where the body itself broke off, cancelling rejects with the error that is thrown anyway.
    await reader.cancel(error).catch(() => undefined);
    throw error;
  } finally {
    ended.abort();
  }
}
