import { Agent, request } from 'node:http';
import { type OpenShop, openShop } from './open-shop';
import { RunningStorefront } from './running-storefront';

const CLIENTS = 20;
/** Reliability 32. */
const DRAIN_LIMIT_MS = 10_000;

let open: OpenShop;
beforeAll(async () => {
  open = await openShop();
}, 60_000);
afterAll(() => open.close());

/** One document on a kept-alive connection: its status, or how it was cut; and whether the connection ends with it. */
const ask = (url: string, agent: Agent) =>
  new Promise<{ readonly outcome: number | string; readonly isLast: boolean }>((resolve) => {
    const asked = request(`${url}/product`, { agent }, (response) => {
      const isLast = response.headers.connection === 'close';
      response.resume();
      response.once('end', () => resolve({ outcome: response.statusCode ?? 0, isLast }));
      response.once('error', ({ message }) => resolve({ outcome: message, isLast: true }));
    });
    asked.once('error', ({ message }) => resolve({ outcome: message, isLast: true }));
    asked.end();
  });

async function askUntilClosed(url: string): Promise<readonly (number | string)[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const outcomes: (number | string)[] = [];
  for (;;) {
    const { outcome, isLast } = await ask(url, agent);
    outcomes.push(outcome);
    if (!isLast) continue;
    agent.destroy();
    return outcomes;
  }
}

test('an error reported by a browser is logged without private data, and each client IP is rate-limited', async () => {
  const report = { name: 'TypeError', message: 'taro@example.jp is not a function', path: '/cart/?token=1' };
  for (let time = 0; time < 20; time += 1) {
    const body = JSON.stringify(report);
    const { status } = await fetch(`${open.shop.url}/client-errors`, { method: 'POST', body });
    expect(status).toBe(204);
  }
  const large = { method: 'POST', body: 'x'.repeat(20_000) };
  expect((await fetch(`${open.shop.url}/client-errors`, large)).status).toBe(413);
  // What a running process has logged may still be on its way.
  await open.shop.stop();
  const lines = open.shop.log
    .join('')
    .split('\n')
    .filter((line) => line.includes('browser error'));
  expect(lines).toHaveLength(10);
  expect(lines[0]).toContain('"message":"(mail) is not a function"');
  expect(lines[0]).not.toMatch(/taro|token=1/);
});

// reliability 32
test('SIGTERM under load: open requests get their responses, and the process ends within 10 s', async () => {
  const shop = await RunningStorefront.start(open.apiUrl);
  const clients = Promise.all(Array.from({ length: CLIENTS }, () => askUntilClosed(shop.url)));
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const began = Date.now();
  expect(await shop.stop()).toBe(0);
  expect(Date.now() - began).toBeLessThan(DRAIN_LIMIT_MS);
  const outcomes = (await clients).flat();
  expect(outcomes.length).toBeGreaterThan(CLIENTS);
  expect(outcomes.filter((outcome) => outcome !== 200)).toEqual([]);
});
