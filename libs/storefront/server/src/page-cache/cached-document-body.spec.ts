import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CachedDocumentBody } from './cached-document-body';

const HTML = '<p>器</p>'.repeat(200);

it('returns the same page in every encoding, compressed on its first request', async () => {
  const body = new CachedDocumentBody(new Uint8Array(Buffer.from(HTML)));
  expect(body.peek('br')).toBeNull();
  const [first, second] = await Promise.all([body.get('br'), body.get('br')]);
  expect(second).toBe(first);
  expect(body.peek('br')).toBe(first);
  expect(brotliDecompressSync(first).toString()).toBe(HTML);
  expect(gunzipSync(await body.get('gzip')).toString()).toBe(HTML);
  expect(Buffer.from(await body.get('identity')).toString()).toBe(HTML);
});

it('counts at least the memory of all its encodings', async () => {
  const body = new CachedDocumentBody(new Uint8Array(Buffer.from(HTML)));
  const used =
    (await body.get('identity')).length + (await body.get('br')).length + (await body.get('gzip')).length;
  expect(body.maxBytes).toBeGreaterThanOrEqual(used);
});
