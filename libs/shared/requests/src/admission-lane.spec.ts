import { AdmissionGate } from './admission-gate';

const LONG_MS = 60_000;
/** Lets everything happen that waits for nothing but its turn. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
afterEach(() => jest.useRealTimers());

describe('among senders', () => {
  type Ask = readonly [sender: string | null, weight?: number];
  /** A gate with one busy lane; the other one has a single place reserved. */
  const createBusyGate = (places: number, share = {}) => {
    const lane = { reserved: places, maxWaitMs: LONG_MS, maxWaiting: 100, ...share };
    return new AdmissionGate({
      capacity: places + 1,
      lanes: { public: lane, personal: { ...lane, reserved: 1 } },
    });
  };
  type Gate = ReturnType<typeof createBusyGate>;

  /** Asks in this order; `admitted` are the senders of what was admitted, in the order of their turns. */
  function askAs(gate: Gate, asks: readonly Ask[]) {
    const admitted: (string | null)[] = [];
    const releases: (() => void)[] = [];
    for (const [sender, weight] of asks)
      void gate
        .admit('public', undefined, {
          senders: new Set([sender]),
          ...(weight === undefined ? {} : { weight }),
        })
        .then((release) => {
          admitted.push(sender);
          releases.push(release);
        })
        .catch(() => admitted.push(`${String(sender)} rejected`));
    return { admitted, releases };
  }
  const repeat = (count: number, ...ask: Ask): Ask[] => Array.from({ length: count }, () => ask);

  /** Ends what was admitted first, again and again. */
  async function work(releases: (() => void)[], times: number): Promise<void> {
    for (let time = 0; time < times; time += 1) {
      await settle();
      releases.shift()?.();
    }
    await settle();
  }

  it.each<readonly [string, readonly Ask[], readonly (string | null)[]]>([
    [
      'one request waits for one of each other sender, not for all that one of them has sent',
      [...repeat(5, 'flood'), ['one'], ['two']],
      ['flood', 'one', 'two', 'flood', 'flood', 'flood', 'flood'],
    ],
    [
      'two that send much take turns',
      [...repeat(4, 'first'), ...repeat(3, 'second')],
      ['first', 'second', 'first', 'second', 'first', 'second', 'first'],
    ],
    [
      'what nobody’s share bounds comes in the order in which it was sent',
      [[null], [null], [null], ['one'], [null]],
      [null, null, null, 'one', null],
    ],
    [
      'nobody is kept waiting by a flood either',
      [...repeat(3, 'flood'), [null], [null]],
      ['flood', null, null, 'flood', 'flood'],
    ],
  ])('with one place: %s', async (_name, asks, expected) => {
    const { admitted, releases } = askAs(createBusyGate(1), asks);
    await work(releases, asks.length);
    expect(admitted).toEqual(expected);
  });

  it('a sender holds its share while others wait, and all places while nobody does', async () => {
    const gate = createBusyGate(4, { placesOfSender: 2 });
    const flood = askAs(gate, repeat(8, 'flood'));
    await settle();
    expect(flood.admitted).toHaveLength(4);
    const others = askAs(gate, [['one'], ['two'], ['three']]);
    flood.releases.splice(0, 2).forEach((release) => release());
    await settle();
    expect([flood.admitted.length, others.admitted]).toEqual([4, ['one', 'two']]);
    // It holds two still, so that this place is not for it while another sender waits.
    others.releases.shift()?.();
    await settle();
    expect([flood.admitted.length, others.admitted]).toEqual([4, ['one', 'two', 'three']]);
    others.releases.splice(0).forEach((release) => release());
    await settle();
    expect(flood.admitted).toHaveLength(6);
  });

  it('a sender never holds more than the most, though places are free', async () => {
    const gate = createBusyGate(4, { mostOfSender: 2 });
    const flood = askAs(gate, repeat(5, 'flood'));
    await settle();
    expect(flood.admitted).toHaveLength(2);
    const other = askAs(gate, [['one']]);
    await settle();
    expect(other.admitted).toEqual(['one']);
    await work(flood.releases, 1);
    expect(flood.admitted).toHaveLength(3);
  });

  it('a heavy request takes as many places as it weighs, and gives them back', async () => {
    const gate = createBusyGate(4);
    const { admitted, releases } = askAs(gate, [['heavy', 3], ['one'], ['two']]);
    await settle();
    expect(admitted).toEqual(['heavy', 'one']);
    releases.shift()?.();
    await settle();
    expect(admitted).toEqual(['heavy', 'one', 'two']);
    const again = askAs(gate, [['heavy', 3]]);
    await work(releases, 1);
    expect(again.admitted).toEqual(['heavy']);
  });

  it('one that weighs more than its lane has reserved is admitted once that is free', async () => {
    const { admitted, releases } = askAs(createBusyGate(2), [['one'], ['heavy', 50], ['two']]);
    await settle();
    expect(admitted).toEqual(['one']);
    await work(releases, 2);
    expect(admitted).toEqual(['one', 'heavy', 'two']);
  });

  it('a heavy sender gets as much as a light one, not as often', async () => {
    const { admitted, releases } = askAs(createBusyGate(4), [
      ...repeat(3, 'heavy', 4),
      ...repeat(9, 'light', 1),
    ]);
    await work(releases, 12);
    const untilSecond = admitted.slice(0, admitted.indexOf('heavy', 1));
    expect(untilSecond.filter((sender) => sender === 'light').length).toBeGreaterThanOrEqual(4);
  });

  it('when one that is too heavy gives up, whoever waited behind it is admitted', async () => {
    const gate = createBusyGate(2);
    const first = askAs(gate, [['one']]);
    const leaves = new AbortController();
    const heavy = gate.admit('public', leaves.signal, { weight: 2, senders: new Set(['heavy']) });
    const failed = heavy.catch(() => 'left');
    const light = askAs(gate, [['two']]);
    await settle();
    expect([first.admitted, light.admitted]).toEqual([['one'], []]);
    leaves.abort(new Error('left'));
    await settle();
    expect([await failed, light.admitted]).toEqual(['left', ['two']]);
  });

  it('one sender never fills the queue, and what it was refused costs it no turn', async () => {
    const gate = createBusyGate(1, { maxWaiting: 4, maxWaitingOfSender: 2 });
    const { admitted, releases } = askAs(gate, [...repeat(20, 'flood'), ['one']]);
    await settle();
    expect(admitted.filter((sender) => sender === 'flood rejected')).toHaveLength(17);
    await work(releases, 3);
    expect(admitted.filter((sender) => sender !== 'flood rejected')).toEqual([
      'flood',
      'one',
      'flood',
      'flood',
    ]);
    const again = askAs(gate, [['other'], ['flood'], ['other']]);
    await work(releases, 1);
    await work(again.releases, 3);
    expect(again.admitted).toEqual(['other', 'flood', 'other']);
  });

  it('what several wait for is admitted at the turn of any of them', async () => {
    const gate = createBusyGate(1);
    const senders = new Set<string | null>(['flood']);
    const flood = askAs(gate, repeat(5, 'flood'));
    let isShared = false;
    void gate.admit('public', undefined, { senders }).then((release) => {
      isShared = true;
      release();
    });
    await settle();
    senders.add('one');
    await work(flood.releases, 1);
    expect([isShared, flood.admitted.length]).toEqual([true, 2]);
  });
});
