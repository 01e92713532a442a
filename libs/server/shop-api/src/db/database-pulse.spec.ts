import { DatabasePulse } from './database-pulse';

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
  const pulse = new DatabasePulse({
    isBusy: () => true,
    saidSoFar: () => said,
    probe,
    recover: () => Promise.resolve(),
    recoverAfterMs: 60_000,
  });
  return { pulse, probe };
};

it('gives up who waits once the database says nothing', async () => {
  const { pulse } = feel(false);
  await expect(pulse.guard(() => new Promise(() => undefined))).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  pulse.stop();
});

it('lets who waits go on while the database says that it lives', async () => {
  const { pulse, probe } = feel(true);
  expect(await pulse.guard(() => wait(2_000).then(() => 'done'))).toBe('done');
  expect(probe).toHaveBeenCalled();
  pulse.stop();
});

it('takes a database for alive that spoke to others while the probe went unanswered', async () => {
  const { pulse, probe } = feel(false, true);
  expect(await pulse.guard(() => wait(2_000).then(() => 'done'))).toBe('done');
  expect(probe).toHaveBeenCalled();
  pulse.stop();
});

it('judges nothing while this process itself did not run', async () => {
  const { pulse, probe } = feel(false);
  await wait(400);
  hold(1_500);
  await wait(100);
  expect(probe).not.toHaveBeenCalled();
  expect(await pulse.guard(() => Promise.resolve('done'))).toBe('done');
  pulse.stop();
});
