/** How long something is waited for, and how often it is looked at, in milliseconds. */
export interface Wait {
  readonly maxMs: number;
  readonly stepMs: number;
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Looks at something in steps until it is there; answers `null` when it is not there in time. core §9 */
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
