import { setMaxListeners } from 'node:events';
import { requestSender } from '@shop/requests/request-sender';
import { createProxyGate } from './create-proxy-gate';

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Asks for so many places for a client IP; `admitted` says who has got one. */
function ask(gate: ReturnType<typeof createProxyGate>, admitted: string[]) {
  const leaving = new AbortController();
  setMaxListeners(0, leaving.signal);
  return {
    leave: () => leaving.abort(),
    ask: (lane: 'call' | 'upload', ip: string, count: number) => {
      for (let asked = 0; asked < count; asked += 1)
        gate.admit(lane, leaving.signal, { senders: new Set([requestSender(ip)]) }).then(
          () => admitted.push(ip),
          () => undefined,
        );
    },
  };
}

it.each(['call', 'upload'] as const)(
  'two dozen client IPs that send all they can leave a place for another: %s',
  async (lane) => {
    const admitted: string[] = [];
    const crowd = ask(createProxyGate(), admitted);
    for (let host = 1; host <= 24; host += 1) crowd.ask(lane, `133.11.0.${host}`, 200);
    await settle();
    crowd.ask(lane, '133.11.1.1', 1);
    await settle();
    crowd.leave();
    expect(admitted).toContain('133.11.1.1');
  },
);

it('an office behind one client IP has dozens of calls under way, and what it asks for besides waits', async () => {
  const admitted: string[] = [];
  const gate = createProxyGate();
  const office = ask(gate, admitted);
  office.ask('call', '133.11.0.1', 64);
  await settle();
  expect(admitted).toHaveLength(64);
  const leaving = new AbortController();
  const next = gate.admit('call', leaving.signal, { senders: new Set(['133.11.0.1']) });
  expect(await Promise.race([next, settle().then(() => 'waits')])).toBe('waits');
  office.leave();
  leaving.abort(new Error('left'));
  await expect(next).rejects.toThrow('left');
});

it('uploads take no place of other calls, nor calls one of an upload', async () => {
  const admitted: string[] = [];
  const crowd = ask(createProxyGate(), admitted);
  crowd.ask('upload', 'nobody', 200);
  crowd.ask('call', '133.11.0.1', 1);
  await settle();
  expect(admitted).toContain('133.11.0.1');
  crowd.ask('call', 'nobody', 2_000);
  await settle();
  crowd.leave();
  expect(admitted.filter((ip) => ip === 'nobody')).toHaveLength(100 + 1_599);
});
