import { loadToasts } from './load-toasts';

/** What a toast is about. */
export type ToastKind = 'success' | 'error';

/** Longest time a toast stays. core §9 */
export const TOAST_DURATION_MS = 5_000;
/** Toasts at once. core §9 */
export const TOAST_LIMIT = 5;

/** Shows a toast; the same words are not shown twice at once. The library is loaded by the first one. core §9 */
export async function showToast(kind: ToastKind, message: string): Promise<void> {
  const { toast } = await loadToasts();
  toast[kind](message, { toastId: `${kind} ${message}` });
}
