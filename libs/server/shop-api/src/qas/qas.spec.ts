import { listQaCategoriesSpec } from '@shop/contract/qas/list-qa-categories';
import { listQasSpec } from '@shop/contract/qas/list-qas';
import type { QaCategory } from '@shop/contract/qas/qa';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const list = async (query: Record<string, unknown>, channel = 'default') =>
  (await api.callWith(listQasSpec, { query: { per: 'all', ...query } }, { channel })).body;
const categories = async (nest: boolean) => (await api.call(listQaCategoriesSpec, { query: { nest } })).body;
const flatten = (nodes: readonly QaCategory[]): QaCategory[] =>
  nodes.flatMap((node) => [node, ...flatten(node.children)]);

it('[call-get-v1-qas] finds questions by category, including its subcategories, and by words', async () => {
  expect((await list({ category: 'order' })).map(({ category }) => category.key)).toEqual([
    'order',
    'order',
    'change',
  ]);
  expect(await list({ category: 'no-such' })).toEqual([]);
  expect((await list({ word: '領収書　発行' })).map(({ category }) => category.key)).toEqual(['receipt']);
  expect(await list({ word: 'href' })).toEqual([]);
  expect((await list({ word: 'ｶｰﾄ' })).length).toBeGreaterThan(0);
});

it('finds answers by the terms of sale that they say, not by the names of the terms', async () => {
  const found = await list({ word: '660円〜1,980円' });
  expect(found.map(({ answer }) => answer)).toEqual([expect.stringContaining('660円〜1,980円（税込）')]);
  for (const name of ['shipping_fee_range', '{{']) expect(await list({ word: name })).toEqual([]);
});

it('[call-get-v1-qa-categories, entity-qa] returns the categories as a list, or as a tree with the questions', async () => {
  const flat = await categories(false);
  const tree = await categories(true);
  expect(flat.every(({ qas, children }) => qas.length === 0 && children.length === 0)).toBe(true);
  expect(tree.every(({ parent_id }) => parent_id === null)).toBe(true);
  expect(
    flatten(tree)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(flat.map(({ id }) => id).sort());
  const questions = flatten(tree).flatMap(({ qas }) => qas);
  expect(questions).toHaveLength((await list({})).length);
  for (const { id, qa_count } of flatten(tree))
    expect(flat.find((one) => one.id === id)?.qa_count).toBe(qa_count);
  expect(tree.reduce((sum, { qa_count }) => sum + qa_count, 0)).toBe(questions.length);
});

it.each(['default', 'corporate', 'school', 'gift'])(
  '%s answers at least a dozen questions',
  async (channel) => {
    expect((await list({}, channel)).length).toBeGreaterThanOrEqual(12);
  },
);
