import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { BufferedResponse } from '../render/buffered-response';
import { EncodedDocument, encodeDocument } from './encoded-document';

const HTML = '<style>a{}</style><p>器</p><script>go("棚")</script>';
const BYTES = new Uint8Array(Buffer.from(HTML));
const HEADERS = { 'Content-Type': 'text/html; charset=utf-8' };
const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
  ['identity', (bytes: Uint8Array) => Buffer.from(bytes)],
] as const)('is hashed as it was drawn and sent in %s', async (encoding, read) => {
  const drawn = new BufferedResponse(BYTES.slice(), { status: 404, headers: HEADERS });
  const { whole, digest, status, headers } = await encodeDocument(drawn, encoding);
  expect(read(whole).toString()).toBe(HTML);
  expect([status, headers.get('Content-Type')]).toEqual([404, HEADERS['Content-Type']]);
  expect(digest).toEqual({
    encoding,
    etag: `"${createHash('sha256').update(HTML).digest('base64url').slice(0, 22)}"`,
    inline: { scripts: [sha('go("棚")')], styles: [sha('a{}')] },
  });
});

it('reads one that comes as a stream', async () => {
  const { whole } = await encodeDocument(new Response(HTML), 'identity');
  expect(Buffer.from(whole).toString()).toBe(HTML);
});

it('is finished once', async () => {
  const finished = await encodeDocument(new Response(HTML), 'br');
  expect(await encodeDocument(finished, 'br')).toBe(finished);
  expect(finished).toBeInstanceOf(EncodedDocument);
});
