import { checkSchoolSpec } from '@shop/contract/schools/check-school';
import { listSchoolRequirementsSpec } from '@shop/contract/schools/list-school-requirements';
import { TAG_GRANT_HEADER } from '@shop/contract/tags/tag';
import { unlockTagSpec } from '@shop/contract/tags/unlock-tag';
import { createTestClock } from '@shop/testing-api/test-clock';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { and, eq } from 'drizzle-orm';
import { productModels, rateCounters, schools, tags } from '../db/schema';

const HALF_A_DAY_MS = 12 * 60 * 60 * 1000;
const clock = createTestClock();
let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ clock });
});
beforeEach(() => api.db.delete(rateCounters));
afterAll(() => api.close());

const grantOf = async (school_code: string, member_number: string) => {
  const body = { school_code, member_number };
  return (await api.callWith(checkSchoolSpec, { body }, { channel: 'school' })).body.tag_grant!.grant;
};
const read = async (grant: string | null, channel = 'school') => {
  const headers = grant === null ? {} : { [TAG_GRANT_HEADER]: grant };
  return (await api.call(listSchoolRequirementsSpec, {}, { channel, headers })).body;
};

it('says what the school asks of each pupil, to a family that has checked it', async () => {
  const [sakura, ...others] = await read(await grantOf('SAKURA01', 'S-0001'));
  expect(others).toEqual([]);
  expect(sakura).toMatchObject({ tag: 'sakura-jhs', school: { name: 'さくら台中学校' } });
  const shirt = sakura!.items.find(({ name }) => name.endsWith('長袖シャツ'));
  expect(shirt).toMatchObject({
    required_quantity: 3,
    is_required: true,
    note: '洗い替えを含めた枚数です。',
  });
  expect(shirt!.products.map(({ options }) => options[0]?.value)).toContain('160A');
  expect(sakura!.items.find(({ name }) => name.endsWith('コート'))?.is_required).toBe(false);
  expect(JSON.stringify(sakura)).not.toMatch(/SAKURA01|hash/);
});

it('the password of the tag opens it too, and two schools are listed beside each other', async () => {
  const body = { tag: 'midori-hs', password: 'midori-2026' };
  const { grant } = (await api.call(unlockTagSpec, { body }, { channel: 'school' })).body;
  const both = await read(`${await grantOf('SAKURA01', 'S-0001')},${grant}`);
  expect(both.map(({ school }) => school.name)).toEqual(['緑ヶ丘高等学校', 'さくら台中学校']);
});

it('nobody else reads it: without a grant, with a forged or expired one, or in another shop', async () => {
  const grant = await grantOf('SAKURA01', 'S-0002');
  expect(await read(null)).toEqual([]);
  expect(await read(`${grant.slice(0, -2)}xx`)).toEqual([]);
  expect(await read(grant, 'default')).toEqual([]);
  expect(await read(await grantOf('MIDORI02', 'M-0001'))).toMatchObject([{ tag: 'midori-hs' }]);
  clock.advance(HALF_A_DAY_MS + 1000);
  expect(await read(grant)).toEqual([]);
});

it('ends with the tag of the school, and leaves out what is no longer shown', async () => {
  const grant = await grantOf('SAKURA01', 'S-0003');
  const [before] = await read(grant);
  const [first] = before!.items;
  const isFirst = eq(productModels.id, first!.product_model_id);
  await api.db.update(productModels).set({ isShow: false }).where(isFirst);
  expect((await read(grant))[0]!.items).toEqual(before!.items.slice(1));
  await api.db.update(productModels).set({ isShow: true }).where(isFirst);
  const isTag = and(eq(tags.channelId, 3), eq(tags.key, 'sakura-jhs'));
  await api.db.update(tags).set({ isShow: false }).where(isTag);
  expect(await read(grant)).toEqual([]);
  await api.db.update(tags).set({ isShow: true }).where(isTag);
  await api.db.update(schools).set({ tagId: null }).where(eq(schools.code, 'SAKURA01'));
  expect(await read(grant)).toEqual([]);
});
