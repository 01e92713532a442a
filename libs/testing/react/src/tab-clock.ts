import type { Clock } from '@shop/session/session-ports';
import type { TestClock } from '@shop/testing-api/test-clock';

/** The clock of a test's API as that of a tab: what is seeded then is as old for the pages as for the API. */
export const tabClock = (clock: TestClock): Clock => ({ now: () => clock.now().getTime() });
