import { checkSchoolSpec } from '@shop/contract/schools/check-school';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { type Operator, operatorOf } from '@shop/testing-api/operator';
import { and, eq, like } from 'drizzle-orm';
import { channels, productModels, rateCounters, schools, tags } from '../../db/schema';

let api: TestApi;
let shop: Operator;
beforeAll(async () => {
  api = await openTestApi();
  shop = operatorOf(api);
});
afterAll(() => api.close());
beforeEach(() => api.db.delete(rateCounters));

const OF_SCHOOL = ['--channel', 'school'];
/** The tag that the code of a school opens for a family that has its number. */
const openedBy = async (school_code: string, member_number: string) => {
  const body = { school_code, member_number };
  return (await api.callWith(checkSchoolSpec, { body }, { channel: 'school' })).body.tag_grant?.tag ?? null;
};

it('a school gets the tag of what it prescribes, its code opens it at once, and the audit log says so', async () => {
  expect((await shop('schools', 'list', ...OF_SCHOOL)).out).toContain(
    'UMIBE03  海辺学園小学校  指定品なし no tag',
  );
  expect(await shop('schools', 'tag', 'UMIBE03', 'sakura-jhs', ...OF_SCHOOL)).toMatchObject({
    code: 0,
    out: expect.stringContaining('UMIBE03: none → sakura-jhs') as string,
  });
  expect(await openedBy('UMIBE03', 'U-0001')).toBe('sakura-jhs');
  expect((await shop('schools', 'list', ...OF_SCHOOL)).out).toContain(
    'UMIBE03  海辺学園小学校  sakura-jhs（',
  );
  expect((await shop('audit', '--limit', '1')).out).toContain('schools tag  school  UMIBE03');
  expect((await shop('schools', 'tag', 'UMIBE03', 'sakura-jhs', ...OF_SCHOOL)).out).toContain(
    'Nothing to change',
  );
  expect((await shop('schools', 'tag', 'UMIBE03', 'none', ...OF_SCHOOL)).out).toContain('sakura-jhs → none');
  expect(await openedBy('UMIBE03', 'U-0001')).toBeNull();
});

it.each([
  ['an unknown school', ['NONE', 'sakura-jhs', ...OF_SCHOOL], '学校がありません: NONE'],
  ['a school of another shop', ['UMIBE03', 'none', '--channel', 'default'], '学校がありません: UMIBE03'],
  ['a tag that everybody sees', ['UMIBE03', 'washable', ...OF_SCHOOL], 'パスワードのないタグです: washable'],
  ['an unknown tag', ['UMIBE03', 'no-such-tag', ...OF_SCHOOL], 'タグがありません: no-such-tag'],
])('rejects %s', async (_what, words, said) => {
  expect(await shop('schools', 'tag', ...words)).toMatchObject({
    code: 1,
    err: expect.stringContaining(said) as string,
  });
});

it('a hidden tag, which a code does not open, is rejected, and the list marks the school that has one', async () => {
  const { tagId, channelId } = (await api.db.select().from(schools).where(eq(schools.code, 'MIDORI02')))[0]!;
  const isTag = and(eq(tags.id, tagId!), eq(tags.channelId, channelId));
  await api.db.update(tags).set({ isShow: false }).where(isTag);
  expect(await openedBy('MIDORI02', 'M-0001')).toBeNull();
  expect((await shop('schools', 'list', ...OF_SCHOOL)).out).toMatch(/^MIDORI02 .*  非表示 hidden$/m);
  expect(await shop('schools', 'tag', 'UMIBE03', 'midori-hs', ...OF_SCHOOL)).toMatchObject({
    code: 1,
    err: expect.stringContaining('非表示のタグです: midori-hs') as string,
  });
  await api.db.update(tags).set({ isShow: true }).where(isTag);
  expect((await shop('schools', 'list', ...OF_SCHOOL)).out).not.toContain('非表示');
});

describe('what a school asks of each pupil', () => {
  const codeOf = async (name: string) => {
    const [model] = await api.db
      .select({ code: productModels.code })
      .from(productModels)
      .innerJoin(channels, eq(channels.id, productModels.channelId))
      .where(and(eq(channels.key, 'school'), like(productModels.name, `%${name}`)))
      .limit(1);
    return model!.code;
  };
  const list = async (...options: string[]) =>
    (await shop('schools', 'requirements', 'UMIBE03', ...options, ...OF_SCHOOL)).out;
  const require = (...words: string[]) => shop('schools', 'require', 'UMIBE03', ...words, ...OF_SCHOOL);

  it('is set product by product, changed in part, listed for programs too, and taken off again', async () => {
    expect(await list()).toContain('そろえるものがありません');
    const [bag, cap] = [await codeOf('通学リュック'), await codeOf('体操帽子')];
    expect((await require(bag, '1', '--note', '六年間使います。')).out).toContain(
      `UMIBE03 ${bag}: none → 1点 必須 required`,
    );
    await require(cap, '2', '--kind', 'optional');
    // The note stays, and so does the place.
    expect((await require(bag, '3')).out).toContain('1点 必須 required → 3点 必須 required');
    expect((await require(bag, '3')).out).toContain('Nothing to change');
    expect((await shop('audit', '--limit', '1')).out).toContain(`schools require  school  UMIBE03 ${bag}`);
    expect((await list()).split('\n').filter((line) => line.includes('点  '))).toEqual([
      expect.stringMatching(new RegExp(`^${bag}  .*  3点  必須 required  六年間使います。$`)),
      expect.stringMatching(new RegExp(`^${cap}  .*  2点  任意 optional$`)),
    ]);
    await require(cap, '2', '--position', '0');
    await require(bag, '3', '--position', '5');
    const rows = JSON.parse(await list('--format', 'json')) as readonly object[];
    expect(rows).toMatchObject([
      { product: cap, quantity: 2, required: false, note: '', position: 0, product_shown: true },
      { product: bag, quantity: 3, required: true, note: '六年間使います。', position: 5 },
    ]);
    await require(cap, 'none');
    expect((await require(bag, 'none')).out).toContain('3点 必須 required → none');
    expect(await list()).toContain('そろえるものがありません');
  });

  it.each([
    ['an unknown product', ['X-NONE', '1'], 1, '商品がありません: X-NONE'],
    ['no pieces', ['S0001', '0'], 2, 'QUANTITY'],
    ['more than anybody needs', ['S0001', '100'], 2, 'QUANTITY'],
    ['an unknown kind', ['S0001', '1', '--kind', 'maybe'], 2, '--kind は required か optional'],
    ['a note of two lines', ['S0001', '1', '--note', 'a\nb'], 2, '--note は改行のない'],
    ['a place before the first', ['S0001', '1', '--position', '-1'], 2, '--position'],
  ])('rejects %s', async (_what, words, code, said) => {
    expect(await require(...words)).toMatchObject({ code, err: expect.stringContaining(said) as string });
  });

  it.each(['require', 'requirements'])('schools %s rejects an unknown school', async (command) => {
    const words = command === 'require' ? ['NONE', 'S0001', '1'] : ['NONE'];
    expect(await shop('schools', command, ...words, ...OF_SCHOOL)).toMatchObject({
      code: 1,
      err: expect.stringContaining('学校がありません: NONE') as string,
    });
  });
});
