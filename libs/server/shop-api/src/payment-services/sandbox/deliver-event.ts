import { setTimeout as pause } from 'node:timers/promises';

/** The pauses before an event is sent again, in ms. */
const RESEND_AFTER_MS = [500, 1_000, 2_000, 5_000, 15_000, 60_000];

/**
 * Sends an event until the shop accepts it, as payment services do. Resolves after the first attempt, whatever came of
 * it: the shopper does not wait for further ones. `send` rejects when the shop has not accepted the event.
 */
export async function deliverEvent(
  send: () => Promise<void>,
  resendAfterMs: readonly number[] = RESEND_AFTER_MS,
): Promise<void> {
  const isAccepted = () =>
    send().then(
      () => true,
      () => false,
    );
  if (await isAccepted()) return;
  void (async () => {
    for (const ms of resendAfterMs) {
      // Nothing waits for a sandbox at the end of the process.
      await pause(ms, undefined, { ref: false });
      if (await isAccepted()) return;
    }
  })();
}
