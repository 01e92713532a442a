import { OverloadedError } from '@shop/requests/admission-gate';
import { requestTarget } from '@shop/testing-api/request-targets/send-raw-request';
import { type TestShop, startTestShop } from '../../testing/start-test-shop';
import { deserializeError, serializeError } from '../render/serialized-error';

let error: Error;
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop('http://127.0.0.1:9', { render: () => Promise.reject(error) });
});
afterAll(() => shop.close());

it.each([
  ['the shop has too much to do', () => new OverloadedError()],
  ['a worker thread says so', () => deserializeError(serializeError(new OverloadedError()))],
])('where %s, a small Japanese page asks the shopper to come back', async (_what, create) => {
  error = create();
  const { status, headers, body } = await requestTarget(shop.port, '/product');
  expect([status, headers['retry-after'], headers['cache-control'], headers['content-type']]).toEqual([
    503,
    '5',
    'no-store',
    'text/html; charset=utf-8',
  ]);
  expect(body).toContain('ただいま混み合っています');
  expect(Buffer.byteLength(body)).toBeLessThan(1_000);
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  );
});

it('other errors stay errors of the shop', async () => {
  error = new Error('broken');
  expect((await requestTarget(shop.port, '/product')).status).toBe(500);
});

it('the shop goes on to say that it is alive', async () => {
  error = new OverloadedError();
  expect((await requestTarget(shop.port, '/healthz')).status).toBe(200);
  expect((await requestTarget(shop.port, '/readyz')).status).toBe(200);
});
