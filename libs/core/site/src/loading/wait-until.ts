/** How long to wait, and the interval of the checks, in milliseconds. */
export interface Wait {
  readonly maxMs: number;
  readonly stepMs: number;
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Polls a value until it is not `null`; resolves with `null` after the time limit. core §9 */
export async function waitUntil<Value>(
  look: () => Value | null,
  { maxMs, stepMs }: Wait,
): Promise<Value | null> {
  for (let waitedMs = 0; waitedMs < maxMs; waitedMs += stepMs) {
    const found = look();
    if (found !== null) return found;
    await sleep(Math.min(stepMs, maxMs - waitedMs));
  }
  return look();
}
