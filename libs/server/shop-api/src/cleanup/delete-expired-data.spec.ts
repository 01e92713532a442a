import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { createSession, endSession } from '../auth/session-store';
import { issueMailToken, consumeToken } from '../auth/mail-token';
import { consumeRateLimit } from '../http/rate-limit';
import {
  mails,
  mailTokens,
  oauthAttempts,
  rateCounters,
  sessions,
  uploads,
  users,
  verificationAttempts,
} from '../db/schema';
import { DEFAULT_CONFIG } from '../ports/shop-api-config';
import { folderStorage } from '../files/folder-storage';
import type { CleanupDependencies } from './cleanup-task';
import { deleteExpiredData } from './delete-expired-data';

const DAY_MS = 24 * 60 * 60 * 1000;
const MANY = 1_200;

let api: TestApi;
let folder: string;
let parts: CleanupDependencies;
let userId: number;

beforeAll(async () => {
  api = await openTestApi();
  folder = await mkdtemp(path.join(tmpdir(), 'shop-house-'));
  parts = { ...api, config: DEFAULT_CONFIG, files: folderStorage(folder), log: pino({ level: 'silent' }) };
  const [member] = await api.db.select().from(users).where(eq(users.email, 'member@example.jp'));
  userId = member?.id ?? 0;
  for (const table of [sessions, mailTokens, rateCounters]) await api.db.delete(table);
});
afterEach(() => checkInvariants(api.db));
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const after = (days: number) => new Date(api.clock.now().getTime() + days * DAY_MS);

it('deletes sessions that ended or can no longer be refreshed, and keeps those that live', async () => {
  const now = api.clock.now();
  const [ended, living] = [
    await createSession(api.db, { userId, method: 'password' }, now),
    await createSession(api.db, { userId, method: 'password' }, now),
  ];
  await endSession(api.db, ended.sessionId, now);
  await createSession(api.db, { userId, method: 'password' }, after(-400));
  api.clock.advance(8 * DAY_MS);
  expect(await deleteExpiredData(parts)).toMatchObject({ sessions: 2 });
  expect((await api.db.select().from(sessions)).map(({ id }) => id)).toEqual([living.sessionId]);
});

it('a session that was not deleted still works', async () => {
  const token = await api.signIn('member@example.jp');
  await deleteExpiredData(parts);
  const response = await api.request('/v1/me/user', {
    headers: { 'channel-id': 'default', authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(200);
});

it('deletes rate-limit counters whose window is over, and keeps the others', async () => {
  await api.db.delete(rateCounters);
  await consumeRateLimit(api.db, api.clock, 'short', { count: 1, windowMs: DAY_MS });
  await consumeRateLimit(api.db, api.clock, 'long', { count: 1, windowMs: 9 * DAY_MS });
  api.clock.advance(2 * DAY_MS);
  expect(await deleteExpiredData(parts)).toMatchObject({ rateCounters: 1 });
  await expect(
    consumeRateLimit(api.db, api.clock, 'long', { count: 1, windowMs: 9 * DAY_MS }),
  ).rejects.toMatchObject({ status: 429 });
});

it('deletes secrets and codes that were used or have expired, and keeps the others', async () => {
  const now = api.clock.now();
  const give = (lifetimeMs: number) =>
    issueMailToken(api.db, { userId, purpose: 'email-verify', now, lifetimeMs });
  await give(DAY_MS);
  await give(60 * DAY_MS);
  await give(61 * DAY_MS);
  const [first] = await api.db
    .select()
    .from(mailTokens)
    .where(eq(mailTokens.expiresAt, after(61)));
  await consumeToken(api.db, first?.id ?? 0, now);
  await api.db.insert(verificationAttempts).values([
    { userId, attemptHash: 'old', codeHash: '', triesLeft: 1, expiresAt: after(-8) },
    { userId, attemptHash: 'new', codeHash: '', triesLeft: 1, expiresAt: after(9) },
  ]);
  const attempt = {
    channelId: 1,
    provider: 'p',
    browserHash: '',
    nonce: '',
    codeVerifier: '',
    returnPath: '/',
  };
  await api.db.insert(oauthAttempts).values([
    { ...attempt, stateHash: 'old', expiresAt: after(-8) },
    { ...attempt, stateHash: 'new', expiresAt: after(9) },
  ]);
  api.clock.advance(9 * DAY_MS);
  expect(await deleteExpiredData(parts)).toMatchObject({
    mailTokens: 2,
    verificationAttempts: 1,
    oauthAttempts: 1,
  });
  expect(await api.db.$count(mailTokens)).toBe(1);
  expect((await api.db.select().from(oauthAttempts)).map(({ stateHash }) => stateHash)).toEqual(['new']);
});

it('deletes mails 90 days after they were sent, in batches, and never one that is not sent', async () => {
  const mail = { channelId: 1, to: 'mails@example.jp', subject: 's', text: 't', html: 'h' };
  const old = after(-91);
  await api.db
    .insert(mails)
    .values([
      ...Array.from({ length: MANY }, () => ({ ...mail, createdAt: old, sentAt: old })),
      { ...mail, subject: 'gave up', createdAt: old, gaveUpAt: old },
      { ...mail, subject: 'waits', createdAt: old },
      { ...mail, subject: 'new', createdAt: after(-1), sentAt: after(-1) },
    ]);
  const counts = await Promise.all([deleteExpiredData(parts), deleteExpiredData(parts)]);
  expect(counts.reduce((sum, { 'RETENTION.MAILS_DAYS': count = 0 }) => sum + count, 0)).toBe(MANY + 1);
  const kept = await api.db
    .select({ subject: mails.subject })
    .from(mails)
    .where(eq(mails.to, 'mails@example.jp'))
    .orderBy(mails.subject);
  expect(kept.map(({ subject }) => subject)).toEqual(['new', 'waits']);
});

it('deletes the uploads of closed accounts, file and row, and no others', async () => {
  const files = folderStorage(folder);
  const [second] = await api.db.select().from(users).where(eq(users.email, 'second@example.jp'));
  const send = async (owner: number | null, name: string) => {
    const place = `uploads/inquiry/${name}.webp`;
    await files.write(place, new Uint8Array([1]));
    const sent = { channelId: 1, dir: 'inquiry', originalName: '', type: 'image/webp', size: 1 };
    await api.db.insert(uploads).values({ ...sent, userId: owner, path: place, createdAt: api.clock.now() });
  };
  await send(userId, 'stays');
  await send(null, 'guest');
  await send(second?.id ?? 0, 'goes');
  await api.db.update(users).set({ leftAt: api.clock.now() }).where(eq(users.email, 'second@example.jp'));
  expect(await deleteExpiredData(parts)).toMatchObject({ uploads: 1 });
  expect((await readdir(path.join(folder, 'uploads/inquiry'))).sort()).toEqual(['guest.webp', 'stays.webp']);
  expect(await api.db.$count(uploads, eq(uploads.userId, userId))).toBe(1);
});
