import { reconcilePayments } from './reconcile-payments';
import type { SettlementContext } from './settlement-context';

/** How often open payments are looked for, in ms. */
const EVERY_MS = 5_000;

/**
 * Runs `reconcilePayments` every few seconds. An error is logged, and the next run tries again. Returns a function
 * that stops it and waits for a running round.
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
