import { listProductsSpec } from '@shop/contract/products/list-products';
import { checkSchoolSpec } from '@shop/contract/schools/check-school';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { eq } from 'drizzle-orm';
import { hashPassword } from '../auth/password';
import { channels, rateCounters, schoolMembers, schools } from '../db/schema';

const WORD = 'sakura-no-hana';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  const [channel] = await api.db.select().from(channels).where(eq(channels.key, 'school'));
  const [school] = await api.db
    .insert(schools)
    .values({
      channelId: channel!.id,
      code: 'TEST01',
      name: '試験中学校',
      nameKana: 'シケンチュウガッコウ',
      passwordHash: await hashPassword(WORD),
    })
    .returning();
  await api.db.insert(schoolMembers).values({ schoolId: school!.id, memberNumber: 'T-0001' });
});
beforeEach(() => api.db.delete(rateCounters));
afterAll(() => api.close());

const check = (body: object, channel = 'school') => api.callWith(checkSchoolSpec, { body }, { channel });

it.each([
  ['the word', { password: WORD }],
  ['a number', { member_number: 'T-0001' }],
  ['a number in full width', { school_code: 'ｔｅｓｔ０１', member_number: 'ｔ－０００１' }],
])('[call-post-takimoto-v1-schools-check] accepts a family by %s', async (_, proof) => {
  const { body } = await check({ school_code: 'test01', ...proof });
  expect(body).toMatchObject({ school: { code: 'TEST01', name: '試験中学校' } });
  expect(JSON.stringify(body)).not.toContain('hash');
});

it.each([
  ['SAKURA01', 'S-0003', 'sakura-jhs', 2],
  ['MIDORI02', 'M-0001', 'midori-hs', 2],
])(
  '[call-post-takimoto-v1-schools-check] opens what %s prescribes',
  async (school_code, member_number, tag, count) => {
    const { tag_grant } = (await check({ school_code, member_number })).body;
    expect(tag_grant?.tag).toBe(tag);
    expect(tag_grant?.expires_at).toMatch(/^\d{4}-\d\d-\d\dT/);
    const list = (headers: Record<string, string>) =>
      api.callWith(listProductsSpec, { query: { tag: [tag] } }, { channel: 'school', headers });
    expect((await list({ 'x-tag-grant': tag_grant?.grant ?? '' })).body).toHaveLength(count);
    expect((await list({})).body).toEqual([]);
  },
);

it('opens nothing where the shop does not sell what the school prescribes', async () => {
  const { body } = await check({ school_code: 'UMIBE03', member_number: 'U-0001' });
  expect(body).toMatchObject({ school: { name: '海辺学園小学校' }, tag_grant: null });
});

it.each([
  ['a wrong word', { school_code: 'TEST01', password: 'x' }, 'school'],
  ['a wrong number', { school_code: 'TEST01', member_number: 'T-0002' }, 'school'],
  ['an unknown school', { school_code: 'NONE', password: WORD }, 'school'],
  ['an unknown school with a number', { school_code: 'NONE', member_number: 'T-0001' }, 'school'],
  ['a school of another shop', { school_code: 'TEST01', password: WORD }, 'default'],
])('responds the same to %s', async (_, body, channel) => {
  const { status, error } = await check(body, channel);
  expect([status, error]).toEqual([
    422,
    {
      code: 'school.check_failed',
      message: '学校コードとパスワード（または会員番号）の組み合わせが正しくありません',
      errors: {
        school_code: ['学校コードをご確認ください'],
        ...('member_number' in body
          ? { member_number: ['会員番号をご確認ください'] }
          : { password: ['パスワードをご確認ください'] }),
      },
    },
  ]);
});

it('[valid-required-without-all] requires one of the two', async () => {
  expect((await check({ school_code: 'TEST01' })).error.errors).toEqual({
    password: ['いずれかは必須項目です'],
  });
});

it('limits wrong guesses', async () => {
  const responses = await Promise.all(
    Array.from({ length: 15 }, () => check({ school_code: 'TEST01', member_number: 'T-9' })),
  );
  const rejections = responses.filter(({ status }) => status === 429);
  expect(rejections).toHaveLength(5);
  expect(Number(rejections[0]!.headers.get('retry-after'))).toBeGreaterThan(0);
});
