import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { sendArrivals, unexpected } from './load-arrivals.mjs';

const outcome = (statuses: readonly (readonly [number, number])[]) => ({
  sent: 0,
  statuses: new Map(statuses),
  times: [],
});

test('2xx are right, and what is allowed; everything else is counted, no response as well', () => {
  const mixed = outcome([
    [200, 5],
    [204, 1],
    [503, 3],
    [500, 2],
    [0, 1],
  ]);
  expect([unexpected(mixed), unexpected(mixed, [429, 503])]).toEqual([6, 3]);
});

test('sends at its rate while earlier requests wait, and times them from their arrival', async () => {
  let open = 0;
  let most = 0;
  const server = createServer((request, response) => {
    open += 1;
    most = Math.max(most, open);
    void wait(200).then(() => {
      open -= 1;
      response.writeHead(request.url === '/busy' ? 503 : 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const url = `http://127.0.0.1:${address.port}`;
  const { pages, busy } = await sendArrivals(
    [
      { name: 'pages', perSecond: 50, next: () => ({ url }) },
      { name: 'busy', perSecond: 10, next: () => ({ url: `${url}/busy` }) },
    ],
    0.4,
  );
  expect([pages?.sent, pages?.times.length, busy?.sent, busy?.statuses.get(503)]).toEqual([20, 20, 4, 4]);
  expect(most).toBeGreaterThan(5);
  expect(Math.min(...(pages?.times ?? []))).toBeGreaterThanOrEqual(195);
  await new Promise((resolve) => server.close(resolve));
});
