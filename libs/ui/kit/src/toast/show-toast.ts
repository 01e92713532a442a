import { loadToasts } from './load-toasts';

/** What a toast is about. */
export type ToastKind = 'success' | 'error';

/**
 * Loads the toasts' code ahead, while the work is done whose end a toast will announce. Never rejects: `showToast` loads
 * it again if that failed.
 */
export async function preloadToasts(): Promise<void> {
  await loadToasts().catch(() => undefined);
}

/**
 * Shows a toast; the same words are not shown twice at once, and an
 * error stands alone: nothing beside it says that something has succeeded. The first toast loads the library. core §9
 */
export async function showToast(kind: ToastKind, message: string): Promise<void> {
  const { popToast } = await loadToasts();
  popToast(kind, message);
}
