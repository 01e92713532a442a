import { moveSeed } from './move-seed';
import { type TestApi, type TestApiOptions, openTestApi } from './open-test-api';
import { createTestClock } from './test-clock';

/**
 * Opens the API by the clock of the machine, on a database that was seeded at its last noon in Tokyo. For tests beside
 * processes that have no other clock; all else has the clock of `openTestApi`, which shows the same day for ever.
 */
export async function openTestApiToday(options: Omit<TestApiOptions, 'clock'> = {}): Promise<TestApi> {
  const clock = createTestClock(new Date());
  const api = await openTestApi({ ...options, clock });
  await moveSeed(api.db, clock.now());
  return api;
}
