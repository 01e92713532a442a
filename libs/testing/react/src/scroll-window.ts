/** A window without a layout: nothing is near until the test says so. */
interface ScrolledWindow {
  /** Everything that is being watched comes near. */
  bringNear(): void;
}

/** Replaces the `IntersectionObserver` of the tests by one that the test drives. */
export function scrollWindow(): ScrolledWindow {
  const watched = new Map<IntersectionObserver, () => void>();
  class TestObserver implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    constructor(private readonly callback: IntersectionObserverCallback) {}
    observe(target: Element): void {
      const rect = target.getBoundingClientRect();
      const entry: IntersectionObserverEntry = {
        ...{ isIntersecting: true, intersectionRatio: 1, time: 0, target, rootBounds: null },
        ...{ boundingClientRect: rect, intersectionRect: rect },
      };
      watched.set(this, () => this.callback([entry], this));
    }
    unobserve(): void {
      this.disconnect();
    }
    disconnect(): void {
      watched.delete(this);
    }
    takeRecords = () => [];
  }
  window.IntersectionObserver = TestObserver;
  return {
    bringNear: () => {
      for (const tell of [...watched.values()]) tell();
    },
  };
}
