import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CachedPageBody } from './cached-page-body';

const HTML = '<p>器</p>'.repeat(200);

it('is the same page in every encoding, compressed when it is asked for', async () => {
  const body = new CachedPageBody(new Uint8Array(Buffer.from(HTML)));
  expect(body.peek('br')).toBeNull();
  const [first, second] = await Promise.all([body.in('br'), body.in('br')]);
  expect(second).toBe(first);
  expect(body.peek('br')).toBe(first);
  expect(brotliDecompressSync(first).toString()).toBe(HTML);
  expect(gunzipSync(await body.in('gzip')).toString()).toBe(HTML);
  expect(Buffer.from(await body.in('identity')).toString()).toBe(HTML);
});

it('counts no less than it takes', async () => {
  const body = new CachedPageBody(new Uint8Array(Buffer.from(HTML)));
  const taken =
    (await body.in('identity')).length + (await body.in('br')).length + (await body.in('gzip')).length;
  expect(body.bytes).toBeGreaterThanOrEqual(taken);
});
