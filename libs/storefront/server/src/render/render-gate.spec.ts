import { setMaxListeners } from 'node:events';
import { createRenderGate } from './render-gate';

const SURE = 6;
const KINDS = ['public', 'personal'] as const;

it.each([0, 1, 2, 3, 4, 5, 6])(
  'one worker renders six documents at once, %i of them for one shopper each, and none waits',
  async (personal) => {
    const gate = createRenderGate(1);
    const admitted: string[] = [];
    for (let document = 0; document < SURE; document += 1) {
      const kind = document < personal ? 'personal' : 'public';
      void gate.admit(kind).then(() => admitted.push(kind));
    }
    await new Promise((resolve) => setImmediate(resolve));
    expect(admitted).toHaveLength(SURE);
  },
);

it.each(KINDS)('of eight, the last two are kept for the other kind than %s', async (kind) => {
  const gate = createRenderGate(1);
  const admitted: string[] = [];
  const leave = new AbortController();
  const admit = (one: (typeof KINDS)[number]) =>
    void gate.admit(one, leave.signal).then(
      () => admitted.push(one),
      () => undefined,
    );
  for (let document = 0; document < SURE + 1; document += 1) admit(kind);
  for (const one of KINDS) if (one !== kind) admit(one);
  await new Promise((resolve) => setImmediate(resolve));
  expect(admitted.filter((one) => one === kind)).toHaveLength(SURE);
  expect(admitted).toHaveLength(SURE + 1);
  leave.abort();
});

it.each(KINDS)('several client IPs that ask for all they can leave room for another: %s', async (kind) => {
  const gate = createRenderGate(1);
  const admitted: string[] = [];
  const leave = new AbortController();
  setMaxListeners(0, leave.signal);
  const admit = (sender: string) =>
    gate.admit(kind, leave.signal, { senders: new Set([sender]) }).then((release) => {
      admitted.push(sender);
      return release;
    });
  const flood = Array.from({ length: 8 * 300 }, (_, index) => admit(`133.11.0.${index % 8}`));
  for (const one of flood) one.catch(() => undefined);
  const other = admit('133.11.1.1');
  // Two of the eight have not had a turn yet.
  for (const first of flood.slice(0, 3)) (await first)();
  await other;
  expect(admitted.slice(SURE)).toEqual(['133.11.0.6', '133.11.0.7', '133.11.1.1']);
  leave.abort();
});
