import type { Readable, Writable } from 'node:stream';

/** How long a body may take. */
export interface BodyLimits {
  /** For a short one, in ms. A connection that is no worse than slow sends it in a packet or a few. */
  readonly shortMs: number;
  /** Of a long one at least `minBytes` arrive in each period of so many ms. */
  readonly periodMs: number;
  readonly minBytes: number;
}

/**
 * Looser than the API, which wants 64 kB of a large body every 5 s and the whole within 30 s: it ends what is passed on too
 * slowly.
 */
export const BODY_LIMITS: BodyLimits = { shortMs: 10_000, periodMs: 10_000, minBytes: 16 * 1024 };

/**
 * Calls `onSlow` when less of a body arrives than should, though its receiver takes what comes. Returns how to stop, which also
 * the end of the body does.
 */
export function watchUpload(
  body: Readable,
  receiver: Writable,
  { periodMs, minBytes, onSlow }: Omit<BodyLimits, 'shortMs'> & { readonly onSlow: () => void },
): () => void {
  let arrived = 0;
  const count = (chunk: Buffer) => void (arrived += chunk.length);
  const timer = setInterval(() => {
    const isSlow = arrived < minBytes && !receiver.writableNeedDrain;
    arrived = 0;
    if (!isSlow) return;
    stop();
    onSlow();
  }, periodMs);
  const stop = () => {
    clearInterval(timer);
    body.off('data', count).off('end', stop);
  };
  body.on('data', count).once('end', stop);
  return stop;
}
