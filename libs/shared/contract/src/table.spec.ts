import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { OWN_ENDPOINTS } from './own-endpoints';
import { CONTRACT_TABLE } from './table';

const SPEC_FOLDER = path.resolve(__dirname, '../../../../tools/spec');
const readJson = (name: string): unknown => JSON.parse(readFileSync(path.join(SPEC_FOLDER, name), 'utf8'));

const CALLS = v.parse(
  v.array(v.object({ method: v.string(), path: v.string(), auth: v.string() })),
  readJson('calls.json'),
);
const PARAMETER = /\{([^}]+)\}/g;

/** Where we ask for more than the specification does: an order's number alone must not open it. */
const STRICTER = new Set(['GET /v1/carts/order/{orderNo}']);

/** The schema of a query with a page. */
const PagedQuery = v.object({ entries: v.object({ page: v.object({ type: v.string() }) }) });
/** Lists that are short by what they are: an operator writes them, or they belong to one cart, product or month. */
const WHOLE_LISTS: readonly string[] = [
  '/v1/blogs/{id}/products',
  '/v1/business-dates/monthly/calendar/front',
  '/v1/categories/hierarchy',
  '/v1/me/timeseries',
  '/v1/packings',
  '/v1/payments',
  '/v1/payments/carts/{cart_token}',
  '/v1/postal-codes/prefectures',
  '/v1/products/search-corrections',
  '/v1/products/suggestions',
  '/v1/products/{key}/accessories',
  '/v1/products/{key}/recommend',
  '/v1/products/{key}/sets',
  '/v1/products/{key}/size-tables',
  '/v1/qa-categories',
  '/v1/shipping-leadtime/carts/{cart_token}',
  '/v1/shipping-leadtime/input/{token}',
  '/v1/sitemaps',
  '/v1/sitemaps/{kind}/{part}',
  '/v1/social-gifts/{token}/products',
  '/v1/static-pages/urls',
  '/v1/tags/school-pickups',
  '/v1/tags/school-requirements',
];

const nameOf = ({ method, path: callPath }: { method: string; path: string }) => `${method} ${callPath}`;
const table = new Map(CONTRACT_TABLE.map((spec) => [nameOf(spec.endpoint), spec]));
const named = new Map(CALLS.map((call) => [nameOf(call), call]));

describe('the contract', () => {
  it('contains each call once', () => {
    expect(table.size).toBe(CONTRACT_TABLE.length);
  });

  it('contains no call that is neither in the specification nor in own-endpoints', () => {
    const strangers = [...table.keys()].filter((name) => !named.has(name) && !(name in OWN_ENDPOINTS));
    expect(strangers).toEqual([]);
  });

  it('contains every call of the specification', () => {
    expect([...named.keys()].filter((name) => !table.has(name))).toEqual([]);
  });

  it('requires the authentication of the specification', () => {
    const different = [...table]
      .map(([name, { endpoint }]) => ({ name, ours: endpoint.auth, theirs: named.get(name)?.auth }))
      .filter(({ ours, theirs }) => theirs !== undefined && ours !== theirs)
      .filter(({ name }) => !STRICTER.has(name));
    expect(different).toEqual([]);
  });

  it('reads by pages every list that grows with what people do', () => {
    const whole = CONTRACT_TABLE.filter(
      ({ endpoint, schemas: { query, response } }) =>
        endpoint.method === 'GET' && response?.type === 'array' && !v.is(PagedQuery, query),
    );
    expect(whole.map(({ endpoint }) => endpoint.path).sort()).toEqual(WHOLE_LISTS);
  });

  it.each(CONTRACT_TABLE.map((spec) => [nameOf(spec.endpoint), spec] as const))(
    '%s has a schema for its parameters and its response',
    (_name, { endpoint, schemas, summary }) => {
      const names = [...endpoint.path.matchAll(PARAMETER)].map(([, name = '']) => name);
      expect(schemas.params !== undefined).toBe(names.length > 0);
      if (schemas.params !== undefined && 'entries' in schemas.params)
        expect(Object.keys(schemas.params.entries ?? {}).sort()).toEqual(names.sort());
      expect(schemas.response !== undefined).toBe(endpoint.responseType === 'json');
      if (endpoint.method === 'GET') expect(schemas.body).toBeUndefined();
      expect(summary).toMatch(/[\u3040-\u30ff\u4e00-\u9fff]/);
    },
  );
});
