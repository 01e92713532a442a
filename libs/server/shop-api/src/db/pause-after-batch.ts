import { setTimeout as pause } from 'node:timers/promises';

/** The shop has the database for so many times as long as the batch before. */
const SHARE_OF_THE_SHOP = 3;
/** Where others keep the machine busy too, a batch takes longer for their sake; the pause does not grow with that. */
const MAX_PAUSE_MS = 150;

/**
 * Runs a batch of a long task, and then pauses for some times as long as it took, so that the requests of shoppers
 * wait for a small batch at most: the embedded database runs one statement at a time.
 */
export async function pauseAfterBatch<Result>(batch: () => Promise<Result>): Promise<Result> {
  const startedAtMs = performance.now();
  const result = await batch();
  await pause(Math.min((performance.now() - startedAtMs) * SHARE_OF_THE_SHOP, MAX_PAUSE_MS));
  return result;
}
