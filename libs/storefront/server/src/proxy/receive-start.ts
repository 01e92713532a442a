import type { IncomingMessage } from 'node:http';
import { hasBody } from './body-framing';

/**
 * As much as Node reads of the headers of a request, which take no place either: nearly every body of the contract is
 * shorter.
 */
const MOST_READ_AHEAD = 16 * 1024;

/** What has been read of a body. */
export interface ReceivedBody {
  readonly start: Buffer;
  /** Otherwise the rest of it follows from the request, which is paused. */
  readonly isWhole: boolean;
}

/** A body does not arrive, or too slowly. */
export class SlowBodyError extends Error {
  constructor() {
    super('The body of the request did not arrive in time.');
    this.name = 'SlowBodyError';
  }
}

/**
 * Reads a short body to its end, before its call takes a place: whoever sends slowly waits for themselves alone. Of one that
 * turns out to be long the beginning is read, of one that says so nothing. Rejects with a `SlowBodyError` when it takes
 * longer than `limitMs`, and with another one when the shopper leaves.
 */
export function receiveStart(request: IncomingMessage, limitMs: number): Promise<ReceivedBody> {
  if (!hasBody(request)) return Promise.resolve({ start: Buffer.alloc(0), isWhole: true });
  const length = Number(request.headers['content-length'] ?? MOST_READ_AHEAD);
  if (length > MOST_READ_AHEAD) return Promise.resolve({ start: Buffer.alloc(0), isWhole: false });
  return new Promise((resolve, reject) => {
    // One buffer: a list would take far more than its bytes where each arrives by itself.
    const start = Buffer.allocUnsafe(length);
    let filled = 0;
    const stop = () => {
      clearTimeout(limit);
      request.off('data', onData).off('end', onEnd).off('close', onClose);
    };
    const onEnd = () => {
      stop();
      resolve({ start: start.subarray(0, filled), isWhole: true });
    };
    const onData = (chunk: Buffer) => {
      if (filled + chunk.length <= length) {
        filled += chunk.copy(start, filled);
        return;
      }
      stop();
      request.pause();
      resolve({ start: Buffer.concat([start.subarray(0, filled), chunk]), isWhole: false });
    };
    const onClose = () => {
      stop();
      reject(new Error('The shopper has left.'));
    };
    const limit = setTimeout(() => {
      stop();
      reject(new SlowBodyError());
    }, limitMs);
    request.on('data', onData).on('end', onEnd).on('close', onClose);
    if (request.destroyed) onClose();
  });
}
