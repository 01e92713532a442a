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
] as const)('hashes the HTML and compresses it as %s', async (encoding, read) => {
  const rendered = new BufferedResponse(BYTES.slice(), { status: 404, headers: HEADERS });
  const { buffer, digest, status, headers } = await encodeDocument(rendered, encoding);
  expect(read(buffer).toString()).toBe(HTML);
  expect([status, headers.get('Content-Type')]).toEqual([404, HEADERS['Content-Type']]);
  expect(digest).toEqual({
    encoding,
    etag: `"${createHash('sha256').update(HTML).digest('base64url').slice(0, 22)}"`,
    inlineSources: { scripts: [sha('go("棚")')], styles: [sha('a{}')] },
  });
});

it('reads a streamed response', async () => {
  const { buffer } = await encodeDocument(new Response(HTML), 'identity');
  expect(Buffer.from(buffer).toString()).toBe(HTML);
});

it('encodes a document once', async () => {
  const encoded = await encodeDocument(new Response(HTML), 'br');
  expect(await encodeDocument(encoded, 'br')).toBe(encoded);
  expect(encoded).toBeInstanceOf(EncodedDocument);
});
