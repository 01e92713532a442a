import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { rateCounters, uploads } from '../db/schema';

const HOUR_MS = 60 * 60 * 1000;
/** 5 MB, the largest file; PDFs are stored as they are. */
const LARGEST = new Uint8Array(5 * 1024 * 1024);
LARGEST.set(Buffer.from('%PDF-1.4\n'));

let api: TestApi;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'upload-budget-'));
  api = await openTestApi({ config: { filesFolder: folder } });
});
beforeEach(() => api.db.delete(rateCounters));
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

async function send(token: string | null) {
  const form = new FormData();
  form.set('file', new File([LARGEST], 'plan.pdf', { type: 'application/pdf' }));
  form.set('dir', 'inquiries');
  return api.request('/v1/upload-files', {
    method: 'POST',
    headers: { 'channel-id': 'default', ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
    body: form,
  });
}

// reliability 17
it.each([
  ['a member', 'member@example.jp', 200, 40],
  ['the guests of one client IP', null, 100, 20],
])('%s can send so many megabytes a day and no more', async (_sender, email, megabytes, files) => {
  const token = email === null ? null : await api.signIn(email);
  for (let sent = 0; sent < files; sent += 1) expect((await send(token)).status).toBe(201);
  // The hour's number of files alone would allow more.
  if (email === null) api.clock.advance(HOUR_MS);
  const stored = await api.db.$count(uploads);
  const refused = await send(email === null ? null : token);
  expect([refused.status, await refused.json()]).toMatchObject([
    429,
    {
      message: `送信できるファイルの容量（1日${megabytes}MBまで）を超えました。時間をおいてから、もう一度お試しください。`,
    },
  ]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(22 * 60 * 60);
  expect(await api.db.$count(uploads)).toBe(stored);
  api.clock.advance(24 * HOUR_MS);
  expect((await send(email === null ? null : await api.signIn(email))).status).toBe(201);
});

it('accounts whose address nobody has proved share the budget of their network, and members do not', async () => {
  const [unproved, member] = [
    await api.signIn('unregistered@example.jp'),
    await api.signIn('member@example.jp'),
  ];
  expect((await send(unproved)).status).toBe(201);
  await api.db.update(rateCounters).set({ count: 1_000_000 });
  expect((await send(null)).status).toBe(429);
  expect((await send(member)).status).toBe(201);
});
