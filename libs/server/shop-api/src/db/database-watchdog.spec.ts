import { DatabaseWatchdog } from './database-watchdog';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const blockEventLoop = (ms: number) => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

const createWatchdog = (isAlive: boolean, isActiveDuringProbe = false) => {
  let activity = 0;
  const probe = jest.fn(() => {
    if (isActiveDuringProbe) activity += 1;
    return Promise.resolve(isAlive);
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

it('rejects a waiting call once the database does not respond', async () => {
  const { watchdog } = createWatchdog(false);
  await expect(watchdog.guard(() => new Promise(() => undefined))).rejects.toMatchObject({
    code: 'ETIMEDOUT',
  });
  watchdog.stop();
});

it('keeps waiting for a slow call while the database responds to the probe', async () => {
  const { watchdog, probe } = createWatchdog(true);
  expect(await watchdog.guard(() => wait(2_000).then(() => 'done'))).toBe('done');
  expect(probe).toHaveBeenCalled();
  watchdog.stop();
});

it('treats the database as alive if it responded to other calls while the probe got no response', async () => {
  const { watchdog, probe } = createWatchdog(false, true);
  expect(await watchdog.guard(() => wait(2_000).then(() => 'done'))).toBe('done');
  expect(probe).toHaveBeenCalled();
  watchdog.stop();
});

it('does not probe the database because the event loop of this process was blocked', async () => {
  const { watchdog, probe } = createWatchdog(false);
  await wait(400);
  blockEventLoop(1_500);
  await wait(100);
  expect(probe).not.toHaveBeenCalled();
  expect(await watchdog.guard(() => Promise.resolve('done'))).toBe('done');
  watchdog.stop();
});
