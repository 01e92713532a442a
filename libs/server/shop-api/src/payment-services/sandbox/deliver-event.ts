import { setTimeout as pause } from 'node:timers/promises';

/** The pauses before an event is sent again, in ms. */
const RESEND_AFTER_MS = [500, 1_000, 2_000, 5_000, 15_000, 60_000];

/** Nothing waits for a sandbox at the end of the process. */
const pauseFor = (ms: number): Promise<void> => pause(ms, undefined, { ref: false });

/**
 * Sends an event until the shop accepts it, as payment services do. Resolves after the first attempt, whatever came of
 * it: the shopper does not wait for further ones. `send` rejects when the shop has not accepted the event.
 */
export async function deliverEvent(
  send: () => Promise<void>,
  wait: (ms: number) => Promise<void> = pauseFor,
): Promise<void> {
  const isAccepted = () =>
    send().then(
      () => true,
      () => false,
    );
  if (await isAccepted()) return;
  void (async () => {
    for (const ms of RESEND_AFTER_MS) {
      await wait(ms);
      if (await isAccepted()) return;
    }
  })();
}
