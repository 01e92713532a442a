/** An abort signal that fires with the caller's own signal or after a time, and tells which of the two it was. */
export interface Deadline {
  readonly signal: AbortSignal;
  readonly timedOut: () => boolean;
  readonly release: () => void;
}

/** Starts a deadline of `timeoutMs` that also follows `outer`. Call `release` when the response has been read. */
export function startDeadline(timeoutMs: number, outer: AbortSignal | undefined): Deadline {
  const controller = new AbortController();
  let timedOut = false;
  const follow = () => controller.abort();
  const timer = setTimeout(() => {
    timedOut = true;
    controller.abort();
  }, timeoutMs);
  if (outer?.aborted === true) controller.abort();
  outer?.addEventListener('abort', follow, { once: true });
  return {
    signal: controller.signal,
    timedOut: () => timedOut,
    release: () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', follow);
    },
  };
}
