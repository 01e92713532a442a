/** An element is near when it is within this many viewport heights. core §9 */
const PRELOAD_RATIO = 1.3;
const PERCENT = 100;

/** Calls `onNear` when the element is within the viewport and a margin below it, in per cent of the viewport's height. */
export type ObserveElement = (place: Element, belowPercent: number, onNear: () => void) => () => void;

const observeElement: ObserveElement = (place, belowPercent, onNear) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
    },
    { rootMargin: `0px 0px ${belowPercent}% 0px` },
  );
  observer.observe(place);
  return () => observer.disconnect();
};

/**
 * Loads something once when its element comes within 1.3 viewport heights. It is not retried after an error. Returns a
 * function that cancels it. core §9
 */
export function loadNearViewport(
  place: Element,
  load: () => Promise<unknown>,
  watch: ObserveElement = observeElement,
): () => void {
  const stop = watch(place, Math.round((PRELOAD_RATIO - 1) * PERCENT), () => {
    stop();
    // The page works without it: the caller says so where that matters.
    void load().catch(() => undefined);
  });
  return stop;
}
