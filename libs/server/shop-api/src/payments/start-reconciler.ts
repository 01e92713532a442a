import { reconcilePayments } from './reconcile-payments';
import type { SettlementContext } from './settle-payment';

/** How often open payments are looked for, in ms. */
const EVERY_MS = 5_000;

/**
 * Ends open payments every few seconds. A failure is logged and tried again the next time. Answers how to stop it,
 * which waits for a round that is under way.
 */
export function startReconciler(parts: SettlementContext): () => Promise<void> {
  let running: Promise<unknown> | null = null;
  const timer = setInterval(() => {
    running ??= reconcilePayments(parts)
      .catch((error: unknown) => parts.log.error({ err: error }, 'payments cannot be read'))
      .finally(() => (running = null));
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
