import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Upload } from '@shop/contract/files/upload';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import sharp from 'sharp';
import * as v from 'valibot';
import { rateCounters, uploads } from '../db/schema';

const UPLOADS_OF_GUESTS_AN_HOUR = 20;
const pixels = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8fa58a' } });
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const HTML = '<!doctype html><script>alert(1)</script>';

let api: TestApi;
let folder: string;
let member: string;
let second: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'uploads-'));
  api = await openTestApi({ config: { filesFolder: folder } });
  member = await api.signIn('member@example.jp');
  second = await api.signIn('second@example.jp');
});
beforeEach(() => api.db.delete(rateCounters));
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

interface Sending {
  readonly name?: string;
  readonly type?: string;
  readonly dir?: string;
  readonly token?: string;
}

async function send(bytes: Uint8Array | string, sending: Sending = {}) {
  const form = new FormData();
  const content = typeof bytes === 'string' ? bytes : new Uint8Array(bytes);
  form.set('file', new File([content], sending.name ?? 'photo.jpg', { type: sending.type ?? 'image/jpeg' }));
  form.set('dir', sending.dir ?? 'inquiries');
  const response = await api.request('/v1/upload-files', {
    method: 'POST',
    headers: {
      'channel-id': 'default',
      ...(sending.token === undefined ? {} : { authorization: `Bearer ${sending.token}` }),
    },
    body: form,
  });
  const json: unknown = await response.json();
  return { status: response.status, json };
}

const sent = async (bytes: Uint8Array | string, sending?: Sending) => {
  const { status, json } = await send(bytes, sending);
  expect([status, json]).toEqual([201, expect.anything()]);
  return v.parse(Upload, json);
};

const open = (url: string, token?: string, channel = 'default') =>
  api.request(`/v1/files-contents?url=${encodeURIComponent(url)}`, {
    headers: { 'channel-id': channel, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
  });

it.each([
  ['JPEG', () => pixels(40, 30).jpeg()],
  ['PNG', () => pixels(40, 30).png()],
  ['WebP', () => pixels(40, 30).webp()],
  ['GIF', () => pixels(40, 30).gif()],
  ['AVIF', () => pixels(40, 30).avif({ effort: 0 })],
] as const)('[call-post-v1-upload-files] re-encodes a %s, whatever its name', async (_name, picture) => {
  const original = await picture().toBuffer();
  const upload = await sent(original, { name: '../../etc/passwd.html', type: 'text/html', token: member });
  expect(upload).toMatchObject({ type: 'image/webp', width: 40, height: 30, dir: 'inquiries' });
  expect(upload.url).toMatch(/^\/files\/uploads\/inquiries\/[\w-]{22}\.webp$/);
  const response = await open(upload.url, member);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect((await sharp(bytes).metadata()).format).toBe('webp');
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(response.headers.get('content-disposition')).toMatch(/^attachment/);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

it('removes location and camera data of a picture, and rotates it upright', async () => {
  const original = await pixels(40, 20)
    .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'secret place' } } })
    .jpeg()
    .toBuffer();
  const upload = await sent(original, { token: member });
  expect([upload.width, upload.height]).toEqual([20, 40]);
  const bytes = Buffer.from(await (await open(upload.url, member)).arrayBuffer());
  const metadata = await sharp(bytes).metadata();
  expect(metadata.exif).toBeUndefined();
  expect(bytes.includes('secret place')).toBe(false);
});

it('stores large pictures smaller', async () => {
  const upload = await sent(await pixels(4_000, 1_000).jpeg().toBuffer(), { token: member });
  expect([upload.width, upload.height]).toEqual([2_048, 512]);
});

it('stores a PDF unchanged and returns it as an attachment under its Japanese name', async () => {
  const upload = await sent(PDF, { name: '見積り 一号.pdf', type: 'application/pdf', token: member });
  expect(upload).toMatchObject({ type: 'application/pdf', name: '見積り 一号.pdf', width: null });
  const response = await open(upload.url, member);
  expect(Buffer.from(await response.arrayBuffer()).equals(PDF)).toBe(true);
  expect(decodeURIComponent(response.headers.get('x-suggested-filename') ?? '')).toBe('見積り 一号.pdf');
  expect(response.headers.get('content-disposition')).toMatch(/^attachment/);
});

// reliability 17
it.each([
  ['SVG', SVG, 'image/svg+xml', 'x.svg'],
  ['SVG that says it is a PNG', SVG, 'image/png', 'x.png'],
  ['HTML that says it is a JPEG', HTML, 'image/jpeg', 'x.jpg'],
  ['a script', 'alert(1)', 'text/javascript', 'x.js'],
  ['a program', 'MZ\u0090\u0000', 'application/octet-stream', 'x.exe'],
  ['text', 'こんにちは', 'text/plain', 'x.txt'],
])('rejects %s', async (_name, content, type, name) => {
  const { status, json } = await send(content, { type, name, token: member });
  expect([status, json]).toMatchObject([422, { code: 'file.type_not_allowed' }]);
});

it('rejects a file that only starts like a picture, and one that would be too large in memory', async () => {
  const broken = Buffer.concat([(await pixels(40, 30).jpeg().toBuffer()).subarray(0, 80), Buffer.from(HTML)]);
  expect(await send(broken, { token: member })).toMatchObject({ json: { code: 'file.image_unreadable' } });
  const bomb = await pixels(12_000, 6_000).png({ compressionLevel: 9 }).toBuffer();
  expect(bomb.byteLength).toBeLessThan(1024 * 1024);
  expect(await send(bomb, { token: member })).toMatchObject({ json: { code: 'file.image_too_large' } });
});

it('rejects other folders, missing files and more than five megabytes', async () => {
  const picture = await pixels(4, 4).png().toBuffer();
  for (const dir of ['../..', 'inquiries/../..', '/etc', 'banners', ''])
    expect((await send(picture, { dir, token: member })).status).toBe(422);
  expect((await send('', { token: member })).status).toBe(422);
  expect((await send(new Uint8Array(5 * 1024 * 1024 + 1), { token: member })).status).toBe(422);
  expect((await send(new Uint8Array(6 * 1024 * 1024), { token: member })).status).toBe(413);
});

it('a member’s file can be read by that member only', async () => {
  const { url } = await sent(await pixels(4, 4).png().toBuffer(), { token: member });
  expect((await open(url, member)).status).toBe(200);
  for (const response of [await open(url), await open(url, second), await open(url, undefined, 'gift')])
    expect([response.status, await response.json()]).toMatchObject([404, { code: 'file.not_found' }]);
  const direct = await api.request(url);
  expect(direct.status).toBe(404);
});

it('a guest’s file can be read with its URL in that shop', async () => {
  const { url } = await sent(await pixels(4, 4).png().toBuffer());
  expect((await open(url)).status).toBe(200);
  expect((await open(url, undefined, 'gift')).status).toBe(404);
});

it('limits the files of one client IP per hour, also concurrent ones, and stores nothing of rejected ones', async () => {
  await api.db.delete(uploads);
  await rm(path.join(folder, 'uploads'), { recursive: true, force: true });
  const picture = await pixels(4, 4).png().toBuffer();
  const responses = await Promise.all(
    Array.from({ length: UPLOADS_OF_GUESTS_AN_HOUR + 5 }, () => send(picture)),
  );
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(UPLOADS_OF_GUESTS_AN_HOUR);
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(5);
  const kept = await readdir(path.join(folder, 'uploads/inquiries'));
  expect(kept).toHaveLength(UPLOADS_OF_GUESTS_AN_HOUR);
  expect(new Set(kept).size).toBe(kept.length);
  expect((await readFile(path.join(folder, 'uploads/inquiries', kept[0]!))).byteLength).toBeGreaterThan(0);
});
