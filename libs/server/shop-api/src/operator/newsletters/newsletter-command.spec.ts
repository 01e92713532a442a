import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { operatorOf } from '@shop/testing-api/operator';
import { isNotNull } from 'drizzle-orm';
import { mails, users } from '../../db/schema';

let api: TestApi;
let folder: string;
beforeAll(async () => {
  api = await openTestApi();
  folder = await mkdtemp(path.join(tmpdir(), 'shop-newsletter-'));
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

it('a dry run shows the mail also while nobody wants it', async () => {
  const file = path.join(folder, 'letter.txt');
  await writeFile(file, '秋のうつわが届きました');
  await api.db.update(users).set({ isReceiveNewsletter: false });
  const shop = operatorOf(api);
  const words = [file, '--subject', '秋の便り', '--channel', 'default', '--dry-run'];
  const { code, out } = await shop('newsletter', ...words);
  expect([code, out.split('\n')[0]]).toEqual([0, expect.stringContaining('宛先は 0 人です')]);
  for (const text of ['秋の便り', '（お名前）', '秋のうつわが届きました', '配信の停止はこちら'])
    expect(out).toContain(text);
  expect(await api.db.$count(mails, isNotNull(mails.unsubscribeUrl))).toBe(0);
});
