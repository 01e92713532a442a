import fc from 'fast-check';
import { createCommandQueue } from './command-queue';

const SEED = 20_260_401;

interface Line {
  readonly [key: string]: number;
}

/** A server with latency that fails on demand; it records its calls and whether two ran at the same time. */
function fakeServer() {
  let cart: Line = {};
  let running = 0;
  const log: string[] = [];
  const overlaps: string[] = [];
  const call = async (name: string, delayMs: number, isFailing: boolean, change: (cart: Line) => Line) => {
    running += 1;
    if (running > 1) overlaps.push(name);
    log.push(name);
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    running -= 1;
    if (isFailing) throw new Error(name);
    cart = change(cart);
    return cart;
  };
  return { call, log, overlaps, cart: () => cart };
}

const step = fc.record({
  kind: fc.constantFrom('add', 'set', 'remove', 'wait'),
  line: fc.constantFrom('a', 'b'),
  quantity: fc.integer({ min: 1, max: 9 }),
  delayMs: fc.nat(2),
  isFailing: fc.boolean(),
});

describe('the cart command queue', () => {
  it('runs commands one at a time in order, coalesces quantities, and its last response is the cart', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const server = fakeServer();
        const pendings: number[] = [];
        const queue = createCommandQueue<Line>((pending) => pendings.push(pending));
        let shown: Line = {};
        const given: { name: string; coalesced: string | null }[] = [];
        const results: Promise<unknown>[] = [];
        for (const { kind, line, quantity, delayMs, isFailing } of steps) {
          if (kind === 'wait') {
            await new Promise((resolve) => setTimeout(resolve, 1));
            continue;
          }
          const name = `${kind} ${line} ${quantity}`;
          const coalesced = kind === 'set' ? line : null;
          given.push({ name, coalesced });
          const run = () =>
            server.call(name, delayMs, isFailing, (cart) => {
              if (kind === 'remove') return { ...cart, [line]: 0 };
              const before = kind === 'add' ? (cart[line] ?? 0) : 0;
              return { ...cart, [line]: before + quantity };
            });
          const done = queue.enqueue({ coalesceAs: coalesced, run }).then((cart) => (shown = cart));
          results.push(done.catch(() => undefined));
        }
        await Promise.all(results);

        expect(server.overlaps).toEqual([]);
        expect(queue.pending()).toBe(0);
        expect(pendings.at(-1) ?? 0).toBe(0);
        expect(shown).toEqual(server.cart());
        // What ran is what was given, in order, less the quantities that a later one replaced.
        const names = given.map(({ name }) => name);
        const left = [...server.log];
        for (const { name, coalesced } of given) {
          if (left[0] === name) left.shift();
          else expect(coalesced).not.toBeNull();
        }
        if (left.length > 0) expect([...left].every((name) => names.includes(name))).toBe(true);
      }),
      { seed: SEED, numRuns: 60 },
    );
  });

  it('five quantity changes while one runs become one call, and all five resolve with its response', async () => {
    const server = fakeServer();
    const queue = createCommandQueue<Line>();
    const set = (quantity: number) =>
      queue.enqueue({
        coalesceAs: 'a',
        run: () => server.call(`set ${quantity}`, 2, false, () => ({ a: quantity })),
      });
    const results = await Promise.all([1, 2, 3, 4, 5, 6].map(set));
    expect(server.log).toEqual(['set 1', 'set 6']);
    expect(results.slice(1)).toEqual(Array.from({ length: 5 }, () => ({ a: 6 })));
  });

  it('a quantity change is not moved ahead of a command that is not coalesced', async () => {
    const server = fakeServer();
    const queue = createCommandQueue<Line>();
    const go = (name: string, coalesceAs: string | null) =>
      queue.enqueue({ coalesceAs, run: () => server.call(name, 1, false, (cart) => cart) });
    await Promise.all([go('first', null), go('set 1', 'a'), go('remove', null), go('set 2', 'a')]);
    expect(server.log).toEqual(['first', 'set 1', 'remove', 'set 2']);
  });

  it('a command that fails does not stop those after it', async () => {
    const queue = createCommandQueue<string>();
    const fails = queue.enqueue({ coalesceAs: null, run: () => Promise.reject(new Error('x')) });
    const works = queue.enqueue({ coalesceAs: null, run: () => Promise.resolve('ok') });
    await expect(fails).rejects.toThrow('x');
    await expect(works).resolves.toBe('ok');
  });
});
