export { openTestApi } from './open-test-api';
export type { ServedApi, TestAnswer, TestApi, TestApiOptions } from './open-test-api';
export { createTestClock } from './test-clock';
export type { TestClock } from './test-clock';
