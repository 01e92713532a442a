import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { staticText } from './static-text';

it('writes a text once, compresses it where that is read, and sends it to nobody who has it', async () => {
  const write = jest.fn(() => '<h1>ショップ</h1>');
  const app = new Hono();
  app.get('/', staticText(write, { 'content-type': 'text/html' }));
  const get = (headers: Record<string, string> = {}) => app.request('/', { headers });
  const plain = await get();
  expect([plain.headers.get('content-type'), await plain.text()]).toEqual(['text/html', '<h1>ショップ</h1>']);
  const gzipped = await get({ 'accept-encoding': 'br, gzip' });
  expect(gzipped.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(await gzipped.arrayBuffer()).toString()).toBe('<h1>ショップ</h1>');
  const known = await get({ 'if-none-match': plain.headers.get('etag') ?? '' });
  expect([known.status, await known.text()]).toEqual([304, '']);
  expect(write).toHaveBeenCalledTimes(1);
});

it.each([
  ['gzip', true],
  ['deflate, GZIP;q=0.5', true],
  ['gzip;q=0', false],
  ['gzip;q=0.000, deflate', false],
  ['gzip-9', false],
  ['', false],
])('compresses by what Accept-Encoding: %s allows', async (header, isGzipped) => {
  const app = new Hono();
  app.get(
    '/',
    staticText(() => 'ショップ', { 'content-type': 'text/plain' }),
  );
  const response = await app.request('/', { headers: { 'accept-encoding': header } });
  expect(response.headers.get('content-encoding')).toBe(isGzipped ? 'gzip' : null);
});
