import { DatabaseWatchdog } from './database-watchdog';

/** Reliability 33. */
const NOTICE_LIMIT_MS = 3_000;

let nowMs = 0;
beforeEach(() => {
  nowMs = 1_000;
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] });
  jest.spyOn(performance, 'now').mockImplementation(() => nowMs);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const STEP_MS = 10;
/** Lets time pass while this process has nothing else to do. */
async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += STEP_MS) {
    nowMs += STEP_MS;
    await jest.advanceTimersByTimeAsync(STEP_MS);
  }
}
/** Lets time pass in which this process does one thing only: no timer fires. */
const block = (ms: number) => void (nowMs += ms);

const createWatchdog = (isAlive: boolean, isActiveDuringProbe = false) => {
  let activity = 0;
  const probe = jest.fn((limitMs: number) => {
    if (isActiveDuringProbe) activity += 1;
    if (isAlive) return Promise.resolve(true);
    return new Promise<boolean>((resolve) => setTimeout(() => resolve(false), limitMs));
  });
  const watchdog = new DatabaseWatchdog({
    isBusy: () => true,
    activity: () => activity,
    probe,
    recover: () => Promise.resolve(),
    recoverAfterMs: 60_000,
  });
  return { watchdog, probe };
};

it('rejects a waiting call within 3 s once the database does not respond', async () => {
  const { watchdog } = createWatchdog(false);
  const rejected = watchdog.guard(() => new Promise(() => undefined)).catch((error: unknown) => error);
  await pass(NOTICE_LIMIT_MS);
  expect(await Promise.race([rejected, Promise.resolve('still waiting')])).toMatchObject({
    code: 'ETIMEDOUT',
  });
  watchdog.stop();
});

it('keeps waiting for a slow call while the database responds to the probe', async () => {
  const { watchdog, probe } = createWatchdog(true);
  const slow = watchdog.guard(() => new Promise((resolve) => setTimeout(() => resolve('done'), 6_000)));
  await pass(6_000);
  expect(await slow).toBe('done');
  expect(probe).toHaveBeenCalled();
  watchdog.stop();
});

it('treats the database as alive if it responded to other calls while the probe got no response', async () => {
  const { watchdog, probe } = createWatchdog(false, true);
  const slow = watchdog.guard(() => new Promise((resolve) => setTimeout(() => resolve('done'), 6_000)));
  await pass(6_000);
  expect(await slow).toBe('done');
  expect(probe).toHaveBeenCalled();
  watchdog.stop();
});

it('does not probe the database because the event loop of this process was blocked', async () => {
  const { watchdog, probe } = createWatchdog(false);
  await pass(400);
  block(1_500);
  await pass(100);
  expect(probe).not.toHaveBeenCalled();
  expect(await watchdog.guard(() => Promise.resolve('done'))).toBe('done');
  watchdog.stop();
});
