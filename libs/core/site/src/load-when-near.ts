/** What stands within so many heights of the window is loaded. core §9 */
const PRELOAD_RATIO = 1.3;
const PERCENT = 100;

/** Watches whether a place comes within the window and a margin below it, in per cent of its height. */
export type WatchPlace = (place: Element, belowPercent: number, onNear: () => void) => () => void;

const watchPlace: WatchPlace = (place, belowPercent, onNear) => {
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
 * Loads something once its place comes near: as soon as it stands within 1.3 heights of the window. There is one
 * attempt: what fails is not asked for again. Returns how to give it up. core §9
 */
export function loadWhenNear(
  place: Element,
  load: () => Promise<unknown>,
  watch: WatchPlace = watchPlace,
): () => void {
  const stop = watch(place, Math.round((PRELOAD_RATIO - 1) * PERCENT), () => {
    stop();
    // The page stands without it: whoever loads it says so where that matters.
    void load().catch(() => undefined);
  });
  return stop;
}
