import { PausingQueue } from './pausing-queue';

const WORK_MS = 40;
/** Takes the thread for so long, as a document does. */
function work(log: string[], name: string) {
  return () => {
    log.push(name);
    const startedAtMs = performance.now();
    while (performance.now() - startedAtMs < WORK_MS);
    return Promise.resolve(name);
  };
}

it('works one by one, with pauses in which others have their turns', async () => {
  const queue = new PausingQueue();
  const log: string[] = [];
  const all = Promise.all(['a', 'b', 'c'].map((name) => queue.run(work(log, name))));
  let isDone = false;
  const others = (async () => {
    for (; !isDone; await new Promise((resolve) => setImmediate(resolve))) log.push('-');
  })();
  expect(await all).toEqual(['a', 'b', 'c']);
  isDone = true;
  await others;
  // Several of them between each two.
  expect(log.join('')).toMatch(/^-*a-{3,}b-{3,}c-*$/);
});

it('goes on after work that fails, whose failure is its own', async () => {
  const queue = new PausingQueue();
  const failing = queue.run(() => Promise.reject(new Error('no font')));
  const next = queue.run(() => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('no font');
  expect(await next).toBe('done');
});
