import { setTimeout as pause } from 'node:timers/promises';

/** The shop has the database for so many times as long as the batch before. */
const SHARE_OF_THE_SHOP = 3;
/** Where others keep the machine busy too, a batch takes longer for their sake; the pause does not grow with that. */
const MAX_PAUSE_MS = 150;

/** How long tasks last, and how they wait; a test has one in which nothing takes time. */
export interface Timer {
  nowMs(): number;
  pause(ms: number): Promise<void>;
}

export const realTimer: Timer = { nowMs: () => performance.now(), pause: (ms) => pause(ms) };

/** Pauses for some times as long as the batch before took, in ms, so that the requests of shoppers have their turn. */
export const pauseFor = (tookMs: number, timer: Timer = realTimer): Promise<void> =>
  timer.pause(Math.min(tookMs * SHARE_OF_THE_SHOP, MAX_PAUSE_MS));

/**
 * Runs a batch of a long task, and then pauses for some times as long as it took, so that the requests of shoppers
 * wait for a small batch at most: the embedded database runs one statement at a time.
 */
export async function pauseAfterBatch<Result>(
  batch: () => Promise<Result>,
  timer: Timer = realTimer,
): Promise<Result> {
  const startedAtMs = timer.nowMs();
  const result = await batch();
  await pauseFor(timer.nowMs() - startedAtMs, timer);
  return result;
}
