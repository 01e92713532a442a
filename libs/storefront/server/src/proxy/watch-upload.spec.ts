import { PassThrough } from 'node:stream';
import { watchUpload } from './watch-upload';

const PERIOD_MS = 10_000;
const LIMITS = { periodMs: PERIOD_MS, minBytes: 100 };

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] }));
afterEach(() => jest.useRealTimers());

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A body that is piped to a receiver, of which the API reads what is read from it. */
function upload() {
  const body = new PassThrough();
  const receiver = new PassThrough({ highWaterMark: 1_000 });
  const onSlow = jest.fn();
  const stop = watchUpload(body, receiver, { ...LIMITS, onSlow });
  body.pipe(receiver);
  /** So many bytes arrive, and the period ends. */
  const pass = async (bytes: number) => {
    if (bytes > 0) body.write(Buffer.alloc(bytes));
    await settle();
    jest.advanceTimersByTime(PERIOD_MS);
  };
  return { body, receiver, onSlow, stop, pass };
}

it('a body that arrives fast enough is not slow, nor one of which less is left', async () => {
  const { body, receiver, onSlow, pass } = upload();
  receiver.resume();
  await pass(100);
  await pass(150);
  body.end();
  await settle();
  await pass(0);
  await pass(0);
  expect(onSlow).not.toHaveBeenCalled();
});

it.each([0, 99])('a body of which %i bytes arrive in a period is slow, once', async (bytes) => {
  const { receiver, onSlow, pass } = upload();
  receiver.resume();
  await pass(1_000);
  await pass(bytes);
  await pass(0);
  expect(onSlow).toHaveBeenCalledTimes(1);
});

it('a body that waits because the API does not take it is not slow, until the API takes it', async () => {
  const { receiver, onSlow, pass } = upload();
  await pass(5_000);
  await pass(0);
  await pass(0);
  expect(onSlow).not.toHaveBeenCalled();
  receiver.resume();
  await pass(0);
  await pass(0);
  expect(onSlow).toHaveBeenCalledTimes(1);
});

it('nobody is told any more once it is stopped', async () => {
  const { receiver, onSlow, stop, pass } = upload();
  receiver.resume();
  stop();
  await pass(0);
  expect(onSlow).not.toHaveBeenCalled();
});
