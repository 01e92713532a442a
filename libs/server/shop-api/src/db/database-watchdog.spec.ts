import { DatabaseWatchdog } from './database-watchdog';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const hold = (ms: number) => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

const feel = (isAlive: boolean, speaksWhileProbed = false) => {
  let said = 0;
  const probe = jest.fn(() => {
    if (speaksWhileProbed) said += 1;
    return Promise.resolve(isAlive);
  });
  const watchdog = new DatabaseWatchdog({
    isBusy: () => true,
    activity: () => said,
    probe,
    recover: () => Promise.resolve(),
    recoverAfterMs: 60_000,
  });
  return { watchdog, probe };
};

it('gives up who waits once the database says nothing', async () => {
  const { watchdog } = feel(false);
  await expect(watchdog.guard(() => new Promise(() => undefined))).rejects.toMatchObject({
    code: 'ETIMEDOUT',
  });
  watchdog.stop();
});

it('lets who waits go on while the database says that it lives', async () => {
  const { watchdog, probe } = feel(true);
  expect(await watchdog.guard(() => wait(2_000).then(() => 'done'))).toBe('done');
  expect(probe).toHaveBeenCalled();
  watchdog.stop();
});

it('takes a database for alive that spoke to others while the probe went unanswered', async () => {
  const { watchdog, probe } = feel(false, true);
  expect(await watchdog.guard(() => wait(2_000).then(() => 'done'))).toBe('done');
  expect(probe).toHaveBeenCalled();
  watchdog.stop();
});

it('judges nothing while this process itself did not run', async () => {
  const { watchdog, probe } = feel(false);
  await wait(400);
  hold(1_500);
  await wait(100);
  expect(probe).not.toHaveBeenCalled();
  expect(await watchdog.guard(() => Promise.resolve('done'))).toBe('done');
  watchdog.stop();
});
