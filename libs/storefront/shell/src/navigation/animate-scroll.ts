/** core §2 */
export const SCROLL_ANIMATION_MS = 700;

/** How far the way is done after a share of the time: slow at its ends. */
const ease = (share: number) => (share < 0.5 ? 2 * share * share : 1 - 2 * (1 - share) * (1 - share));

/** Whoever asks for less movement is taken there at once. */
const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Scrolls the window to a position in 700 ms; answers how to stop on the way. core §2 */
export function animateScroll(toPx: number): () => void {
  if (wantsStillness()) {
    window.scrollTo(0, toPx);
    return () => undefined;
  }
  const fromPx = window.scrollY;
  let start: number | null = null;
  let frame = window.requestAnimationFrame(function step(nowMs) {
    start ??= nowMs;
    const share = Math.min(1, (nowMs - start) / SCROLL_ANIMATION_MS);
    window.scrollTo(0, fromPx + (toPx - fromPx) * ease(share));
    if (share < 1) frame = window.requestAnimationFrame(step);
  });
  return () => window.cancelAnimationFrame(frame);
}
