import type { Clock } from '@shop/shop-api/ports/clock';

/** A clock that stands still until a test moves it. */
export interface TestClock extends Clock {
  set(time: Date | string): void;
  advance(ms: number): void;
}

/** When the databases of tests are seeded: noon on an ordinary Wednesday in Tokyo. */
export const SEEDED_AT = '2026-06-10T12:00:00+09:00';

export function createTestClock(start: Date | string = SEEDED_AT): TestClock {
  let now = new Date(start);
  return {
    now: () => new Date(now),
    set(time) {
      now = new Date(time);
    },
    advance(ms) {
      now = new Date(now.getTime() + ms);
    },
  };
}
