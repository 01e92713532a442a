/** Longest time a toast stays, in ms. core §9 */
export const TOAST_DURATION_MS = 5_000;
/** Most toasts that are shown at once. core §9 */
export const TOAST_LIMIT = 5;
