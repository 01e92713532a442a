import { AdmissionGate, OverloadedError } from './admission-gate';

const LONG_MS = 60_000;

const createGate = (capacity: number, { reserved = 1, maxWaitMs = LONG_MS, maxWaiting = 100 } = {}) => {
  const lane = { reserved, maxWaitMs, maxWaiting };
  return new AdmissionGate({ capacity, lanes: { public: lane, personal: lane } });
};
/** Lets everything happen that waits for nothing but its turn. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Asks for so many turns, and notes which lane was admitted when. */
function ask(
  gate: ReturnType<typeof createGate>,
  lane: 'public' | 'personal',
  count: number,
  order: string[] = [],
) {
  const releases: (() => void)[] = [];
  const turns = Array.from({ length: count }, async () => {
    releases.push(await gate.admit(lane));
    order.push(lane);
  });
  return { releases, turns, order };
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
afterEach(() => jest.useRealTimers());

it('admits as many as it can hold but for what the other lane has reserved, and the next when one is done', async () => {
  const gate = createGate(4);
  const { releases } = ask(gate, 'public', 5);
  await settle();
  expect(releases).toHaveLength(3);
  releases[0]?.();
  await settle();
  expect(releases).toHaveLength(4);
});

it('counts a request that is done once, however often it says so', async () => {
  const gate = createGate(2);
  const { releases } = ask(gate, 'public', 4);
  await settle();
  releases[0]?.();
  releases[0]?.();
  await settle();
  expect(releases).toHaveLength(2);
});

it.each([
  ['public', 'personal'],
  ['personal', 'public'],
] as const)('admits %s at once while %s has filled all that it may', async (quiet, busy) => {
  const gate = createGate(4);
  ask(gate, busy, 100);
  await settle();
  const { releases } = ask(gate, quiet, 1);
  await settle();
  expect(releases).toHaveLength(1);
});

it('lets the lanes take turns where both wait', async () => {
  const gate = createGate(3);
  const order: string[] = [];
  const busy = ask(gate, 'public', 10, order);
  await settle();
  const other = ask(gate, 'personal', 10, order);
  await settle();
  order.length = 0;
  for (let turn = 0; turn < 6; turn += 1) {
    (turn % 2 === 0 ? busy : other).releases.shift()?.();
    await settle();
  }
  expect(order.filter((lane) => lane === 'public')).toHaveLength(3);
  expect(order.filter((lane) => lane === 'personal')).toHaveLength(3);
});

it('rejects whoever has waited too long, and whoever would wait behind too many', async () => {
  const gate = createGate(2, { maxWaitMs: 1_000, maxWaiting: 1 });
  await gate.admit('public');
  const waiting = gate.admit('public').catch((error: unknown) => error);
  await expect(gate.admit('public')).rejects.toThrow(OverloadedError);
  jest.advanceTimersByTime(999);
  await settle();
  jest.advanceTimersByTime(1);
  expect(await waiting).toBeInstanceOf(OverloadedError);
});

it('never admits whoever has left, and gives the turn to the next', async () => {
  const gate = createGate(2);
  const release = await gate.admit('public');
  const leaving = new AbortController();
  const left = gate.admit('public', leaving.signal).catch((error: unknown) => error);
  const { releases } = ask(gate, 'public', 1);
  leaving.abort(new Error('left'));
  expect(await left).toEqual(new Error('left'));
  release();
  await settle();
  expect(releases).toHaveLength(1);
  await expect(gate.admit('personal', leaving.signal)).rejects.toThrow('left');
});

it('frees the turn of work that fails', async () => {
  const gate = createGate(2);
  const work = () => Promise.reject(new Error('failed'));
  await expect(gate.run('public', work)).rejects.toThrow('failed');
  expect(await gate.run('public', () => Promise.resolve('done'))).toBe('done');
});

describe('a request that waits for something else outside', () => {
  /** A request whose wait ends with `answer`, and what it has done so far. */
  function begin(gate: ReturnType<typeof createGate>) {
    const steps: string[] = [];
    let answer = () => {};
    const waited = new Promise<void>((resolve) => (answer = resolve));
    const done = gate.run('public', async (waitOutside) => {
      steps.push('asks');
      await waitOutside(() => waited);
      steps.push('goes on');
    });
    return { steps, answer, done };
  }

  it('leaves its place to others, and goes on at its turn, however long that takes and however many wait', async () => {
    const gate = createGate(2, { maxWaiting: 0 });
    const { steps, answer, done } = begin(gate);
    await settle();
    const { releases } = ask(gate, 'public', 1);
    await settle();
    expect(releases).toHaveLength(1);
    answer();
    await jest.advanceTimersByTimeAsync(2 * LONG_MS);
    expect(steps).toEqual(['asks']);
    releases[0]?.();
    await done;
    expect(steps).toEqual(['asks', 'goes on']);
  });

  it('takes its place once, however many waits it has at once, and gives it back', async () => {
    const gate = createGate(2);
    await gate.run('public', async (waitOutside) => {
      await Promise.all([waitOutside(settle), waitOutside(settle), waitOutside(() => settle().then(settle))]);
    });
    const { releases } = ask(gate, 'public', 2);
    await settle();
    expect(releases).toHaveLength(1);
    releases[0]?.();
    await settle();
    expect(releases).toHaveLength(2);
  });

  it('holds no place after its end, though a wait of it goes on', async () => {
    const gate = createGate(2);
    let answer = () => {};
    const waited = new Promise<void>((resolve) => (answer = resolve));
    await gate.run('public', (waitOutside) => {
      void waitOutside(() => waited);
      return Promise.resolve();
    });
    answer();
    await settle();
    const { releases } = ask(gate, 'public', 1);
    await settle();
    expect(releases).toHaveLength(1);
  });

  it('that ends badly is the failure of its request, which gives its place back', async () => {
    const gate = createGate(2);
    const failing = gate.run('public', (waitOutside) =>
      waitOutside(() => Promise.reject(new Error('no answer'))),
    );
    await expect(failing).rejects.toThrow('no answer');
    const { releases } = ask(gate, 'public', 1);
    await settle();
    expect(releases).toHaveLength(1);
  });
});
