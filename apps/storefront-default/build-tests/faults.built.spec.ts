import { startClientLoad } from '@shop/testing-api/start-client-load';
import { type OpenShop, openShop } from './open-shop';
import { RunningStorefront } from './running-storefront';

const CLIENTS = 20;

let open: OpenShop;
beforeAll(async () => {
  open = await openShop();
});
afterAll(() => open.close());

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
test('SIGTERM under load: what the shop has taken up gets its response, and the process ends', async () => {
  const shop = await RunningStorefront.start(open.apiUrl);
  const load = startClientLoad(CLIENTS, `${shop.url}/product`);
  await load.answered;
  expect(await shop.stop()).toBe(0);
  const { statuses, lost } = await load.ended;
  expect(statuses.length).toBeGreaterThan(CLIENTS);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  expect(lost).toEqual([]);
});
