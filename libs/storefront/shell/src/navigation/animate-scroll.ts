/** How long an animated scroll takes. core §2 */
export const SCROLL_ANIMATION_MS = 700;

/** Eases in and out: the share of the distance after a share of the time. */
const ease = (share: number) => (share < 0.5 ? 2 * share * share : 1 - 2 * (1 - share) * (1 - share));

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Scrolls the window to a position in 700 ms, or at once for shoppers who prefer reduced motion. Returns a function that
 * cancels the animation. core §2
 */
export function animateScroll(toPx: number): () => void {
  if (prefersReducedMotion()) {
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
