import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { WholeResponse } from '../render/whole-response';
import { FinishedDocument, finishDocument } from './finished-document';

const HTML = '<style>a{}</style><p>器</p><script>go("棚")</script>';
const BYTES = new Uint8Array(Buffer.from(HTML));
const HEADERS = { 'Content-Type': 'text/html; charset=utf-8' };
const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
  ['identity', (bytes: Uint8Array) => Buffer.from(bytes)],
] as const)('is hashed as it was drawn and sent in %s', async (encoding, read) => {
  const drawn = new WholeResponse(BYTES.slice(), { status: 404, headers: HEADERS });
  const { whole, seal, status, headers } = await finishDocument(drawn, encoding);
  expect(read(whole).toString()).toBe(HTML);
  expect([status, headers.get('Content-Type')]).toEqual([404, HEADERS['Content-Type']]);
  expect(seal).toEqual({
    encoding,
    etag: `"${createHash('sha256').update(HTML).digest('base64url').slice(0, 22)}"`,
    inline: { scripts: [sha('go("棚")')], styles: [sha('a{}')] },
  });
});

it('reads one that comes as a stream', async () => {
  const { whole } = await finishDocument(new Response(HTML), 'identity');
  expect(Buffer.from(whole).toString()).toBe(HTML);
});

it('is finished once', async () => {
  const finished = await finishDocument(new Response(HTML), 'br');
  expect(await finishDocument(finished, 'br')).toBe(finished);
  expect(finished).toBeInstanceOf(FinishedDocument);
});
