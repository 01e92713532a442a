import { createServer, type Server } from 'node:http';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { downloadBannerSpec } from '@shop/contract/banners/download-banner';
import { listBannersSpec } from '@shop/contract/banners/list-banners';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';

const NAME = '0123456789abcdef0123-960.webp';
const ORIGIN = 'http://default.localhost:4200';
const MAX_MS = 2_000;

let api: TestApi;
let folder: string;
let canary: Server;
let calls = 0;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'files-'));
  await writeFile(path.join(folder, NAME), 'a picture');
  await writeFile(path.join(folder, 'secret.webp.draft'), 'a draft');
  api = await openTestApi({ config: { filesFolder: folder, shopOrigins: { default: ORIGIN } } });
  canary = createServer((_request, response) => {
    calls += 1;
    response.end('called');
  });
  await new Promise<void>((resolve) => canary.listen(0, '0.0.0.0', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => canary.close(resolve));
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

const open = (url: string) =>
  api.request(`/v1/files-contents?url=${encodeURIComponent(url)}`, { headers: { 'channel-id': 'default' } });
const port = () => {
  const address = canary.address();
  if (address === null || typeof address === 'string') throw new Error('The canary has no port');
  return address.port;
};

it.each([`/files/${NAME}`, `${ORIGIN}/files/${NAME}`])(
  '[call-get-v1-files-contents] returns %s',
  async (url) => {
    const response = await open(url);
    expect([response.status, await response.text()]).toEqual([200, 'a picture']);
    expect(response.headers.get('content-type')).toBe('image/webp');
  },
);

/** Ways to name this machine, other machines and other files. `PORT` is where the canary listens. */
const FOREIGN = [
  ...[
    '127.0.0.1',
    'localhost',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '0x7f000001',
    '2130706433',
    '0177.0.0.1',
    '127.1',
  ],
  ...['0', '0.0.0.0', '127.0.0.1.nip.io', '①②⑦.0.0.1', 'default.localhost', '169.254.169.254', '10.0.0.1'],
].flatMap((host) => [`http://${host}:PORT/`, `http://${host}:PORT/files/${NAME}`]);
const TRICKS = [
  `${ORIGIN}@127.0.0.1:PORT/files/${NAME}`,
  `${ORIGIN}.evil.example/files/${NAME}`,
  `${ORIGIN}\\@127.0.0.1:PORT/files/${NAME}`,
  `http://user:pass@default.localhost:4200/files/${NAME}`,
  `//127.0.0.1:PORT/files/${NAME}`,
  `https://default.localhost:4200/files/${NAME}`,
  `http://gift.localhost:4203/files/${NAME}`,
  `${ORIGIN}/files/../v1/me/user`,
  `${ORIGIN}/v1/me/user`,
  `file:///etc/passwd`,
  'file:///etc/hosts',
  'gopher://127.0.0.1:PORT/_x',
  'ftp://127.0.0.1:PORT/x',
  'data:text/plain,x',
  'javascript:alert(1)',
  'jar:http://127.0.0.1:PORT/!/',
  '/etc/passwd',
  '/files/../../etc/passwd',
  '/files/..%2f..%2fetc%2fpasswd',
  '/files/%2e%2e/secret.webp',
  '/files/....//secret.webp',
  `/files/${NAME}?x=1`,
  `/files/${NAME}#x`,
  `/files/${NAME}%00.webp`,
  `/files/${NAME}\r\nHost: evil.example`,
  '/files/passwd',
  '/files//etc/passwd',
  '\\\\127.0.0.1\\share\\x.webp',
  `/files/${'a'.repeat(3_000)}.webp`,
  '',
  ' ',
];

// reliability 16
it.each([...FOREIGN, ...TRICKS])('fetches nothing for %j', async (url) => {
  const started = performance.now();
  const response = await open(url.replaceAll('PORT', String(port())));
  expect(response.status).toBe(422);
  expect(performance.now() - started).toBeLessThan(MAX_MS);
  expect(calls).toBe(0);
});

it.each(['/files/00000000000000000000-960.webp', '/files/secret.webp', '/files/uploads/inquiries/x.webp'])(
  '%s is a 404',
  async (url) => {
    expect((await open(url)).status).toBe(404);
  },
);

it('the server that must not be called counts a call, so that the tests above can fail', async () => {
  expect(await (await fetch(`http://127.0.0.1:${port()}/`)).text()).toBe('called');
  expect(calls).toBe(1);
  calls = 0;
});

it('[call-get-v1-banners-id-download, beh-suggested-filename] returns a banner’s picture under its Japanese name', async () => {
  const { body } = await api.call(listBannersSpec, { query: {} });
  const banner = body.find(({ download_name }) => download_name !== null);
  const params = { id: banner!.id };
  expect((await api.call(downloadBannerSpec, { params })).status).toBe(404);
  await writeFile(path.join(folder, path.basename(banner!.image.path)), 'a banner');
  const response = await api.request(`/v1/banners/${banner!.id}/download`, {
    headers: { 'channel-id': 'default' },
  });
  expect([response.status, await response.text()]).toEqual([200, 'a banner']);
  expect(decodeURIComponent(response.headers.get('x-suggested-filename') ?? '')).toBe(
    `${banner!.title}.webp`,
  );
  expect(response.headers.get('content-disposition')).toContain(
    `filename*=UTF-8''${encodeURIComponent(`${banner!.title}.webp`)}`,
  );
  const plain = body.find(({ download_name }) => download_name === null);
  await writeFile(path.join(folder, path.basename(plain!.image.path)), 'not to be had');
  const refused = await api.call(downloadBannerSpec, { params: { id: plain!.id } });
  expect(refused.error.code).toBe('banner.not_found');
  const elsewhere = await api.call(downloadBannerSpec, { params }, { channel: 'gift' });
  expect(elsewhere.error.code).toBe('banner.not_found');
});
