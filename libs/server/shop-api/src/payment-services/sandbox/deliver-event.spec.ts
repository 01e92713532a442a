import { deliverEvent } from './deliver-event';

/** A wait that is over when the test says so. */
function heldWait() {
  const waits: { readonly ms: number; readonly end: () => void }[] = [];
  const wait = (ms: number) => new Promise<void>((end) => waits.push({ ms, end }));
  const endNext = async () => {
    waits.at(-1)?.end();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { waits, wait, endNext };
}

it.each([
  ['accepted at once', 0, 1],
  ['lost twice', 2, 3],
  ['never accepted', 99, 7],
])(
  'an event that is %s is sent until it is accepted, and the shopper waits for one attempt only',
  async (_case, losses, attempts) => {
    let sent = 0;
    const send = () => {
      sent += 1;
      return sent <= losses ? Promise.reject(new Error('The connection was lost')) : Promise.resolve();
    };
    const { waits, wait, endNext } = heldWait();
    await deliverEvent(send, wait);
    expect(sent).toBe(1);
    for (let attempt = 1; attempt < attempts; attempt += 1) {
      expect(sent).toBe(attempt);
      await endNext();
    }
    await endNext();
    expect(sent).toBe(attempts);
    expect(waits.map(({ ms }) => ms)).toEqual(
      [500, 1_000, 2_000, 5_000, 15_000, 60_000].slice(0, attempts - 1),
    );
  },
);
