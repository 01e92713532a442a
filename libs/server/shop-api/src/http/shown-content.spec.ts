import { downloadBannerSpec } from '@shop/contract/banners/download-banner';
import { listBannersSpec } from '@shop/contract/banners/list-banners';
import { getBlogSpec } from '@shop/contract/blogs/get-blog';
import { listBlogsSpec } from '@shop/contract/blogs/list-blogs';
import { listCatalogsSpec } from '@shop/contract/catalogs/list-catalogs';
import { getCollectionSpec } from '@shop/contract/collections/get-collection';
import type { EndpointSpec } from '@shop/contract/endpoint';
import { getFlipBookSpec } from '@shop/contract/flip-books/get-flip-book';
import { listFlipBooksSpec } from '@shop/contract/flip-books/list-flip-books';
import { getFreeAreaSpec } from '@shop/contract/free-areas/get-free-area';
import { listFreeAreasSpec } from '@shop/contract/free-areas/list-free-areas';
import { listLandingPagesSpec } from '@shop/contract/landing-pages/list-landing-pages';
import { getMessageSpec } from '@shop/contract/messages/get-message';
import { listMessagesSpec } from '@shop/contract/messages/list-messages';
import { getPopupSpec } from '@shop/contract/popups/get-popup';
import { listPopupsSpec } from '@shop/contract/popups/list-popups';
import { listQasSpec } from '@shop/contract/qas/list-qas';
import { getStylistSpec } from '@shop/contract/stylists/get-stylist';
import { listStylistsSpec } from '@shop/contract/stylists/list-stylists';
import { listTagsSpec } from '@shop/contract/tags/list-tags';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { sql } from 'drizzle-orm';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  // A popup's code stands in every shop; this one has to move to another.
  await api.db.execute(sql`update popups set code = code || id`);
});
afterAll(() => api.close());

/** A kind of content: its table, how its list and one of it are asked for, and which column names one. */
interface Kind {
  readonly table: string;
  readonly list?: EndpointSpec;
  readonly item?: { readonly spec: EndpointSpec; readonly param: string; readonly column: string };
  /** What takes a row away besides hiding it. */
  readonly away?: readonly string[];
}

const HIDDEN = 'is_show = false';
const PERIOD = [`starts_at = 'NOW'::timestamptz + interval '1 second'`, `ends_at = 'NOW'::timestamptz`];
const UNPUBLISHED = [`published_at = 'NOW'::timestamptz + interval '1 second'`];
const KINDS: Readonly<Record<string, Kind>> = {
  'call-get-v1-banners, const-banner-is-show': { table: 'banners', list: listBannersSpec, away: PERIOD },
  'call-get-v1-blogs, call-get-v1-blogs-id': {
    table: 'blogs',
    list: listBlogsSpec,
    item: { spec: getBlogSpec, param: 'id', column: 'id' },
    away: UNPUBLISHED,
  },
  'call-get-v1-catalog': { table: 'catalogs', list: listCatalogsSpec },
  'call-get-v1-collections-alias': {
    table: 'collections',
    item: { spec: getCollectionSpec, param: 'alias', column: 'alias' },
  },
  'flip-books': {
    table: 'flip_books',
    list: listFlipBooksSpec,
    item: { spec: getFlipBookSpec, param: 'key', column: 'key' },
    away: UNPUBLISHED,
  },
  'call-get-v1-free-areas, call-get-v1-free-areas-code': {
    table: 'free_areas',
    list: listFreeAreasSpec,
    item: { spec: getFreeAreaSpec, param: 'code', column: 'code' },
  },
  'call-get-v1-lp': { table: 'landing_pages', list: listLandingPagesSpec, away: PERIOD },
  'call-get-v1-messages, call-get-v1-messages-code': {
    table: 'display_messages',
    list: listMessagesSpec,
    item: { spec: getMessageSpec, param: 'code', column: 'code' },
    away: PERIOD,
  },
  'call-get-v1-popups, call-get-v1-popups-id': {
    table: 'popups',
    list: listPopupsSpec,
    item: { spec: getPopupSpec, param: 'id', column: 'id' },
    away: PERIOD,
  },
  'call-get-v1-qas': { table: 'qas', list: listQasSpec },
  'call-get-v1-tags': { table: 'tags', list: listTagsSpec },
  stylists: {
    table: 'stylists',
    list: listStylistsSpec,
    item: { spec: getStylistSpec, param: 'key', column: 'key' },
  },
};

const totalOf = async (spec: EndpointSpec) =>
  Number((await api.callWith(spec, { query: {} })).headers.get('x-total'));

it('[entity-pagination] sends the four paging headers with every list of content', async () => {
  for (const [ids, { list }] of Object.entries(KINDS)) {
    if (list === undefined) continue;
    const page = await api.callWith(list, { query: { per: 1, page: 2 } });
    const total = Number(page.headers.get('x-total'));
    expect([ids, total > 1]).toEqual([ids, true]);
    expect(['x-per-page', 'x-current-page', 'x-last-page'].map((name) => page.headers.get(name))).toEqual([
      '1',
      '2',
      String(total),
    ]);
    const tooLong = await api.callWith(list, { query: { per: 101 } });
    expect([ids, tooLong.status]).toEqual([ids, 422]);
  }
});

it.each<[items: string, table: string, spec: EndpointSpec]>([
  ['[const-query-messages-all] messages', 'display_messages', listMessagesSpec],
  ['[const-query-free-areas-all] free areas', 'free_areas', listFreeAreasSpec],
])('%s are all returned with per=all, also beyond the longest page', async (_ids, table, spec) => {
  const longest = 100;
  await api.db.execute(sql`delete from ${sql.raw(table)} where code like 'many-%'`);
  const columns = (
    await api.db.execute<{ name: string }>(
      sql`select column_name as name from information_schema.columns
        where table_name = ${table} and column_name not in ('id', 'code')`,
    )
  ).rows.map(({ name }) => `"${name}"`);
  const rest = sql.raw(columns.join(', '));
  await api.db.execute(
    sql`insert into ${sql.raw(table)} (code, ${rest})
      select 'many-' || n, ${rest} from generate_series(1, ${longest}) n,
      (select * from ${sql.raw(table)} where channel_id = 1 and is_show order by id limit 1) one`,
  );
  const all = await api.callWith(spec, { query: { per: 'all' } });
  expect(all.status).toBe(200);
  const total = Number(all.headers.get('x-total'));
  expect(all.body).toHaveLength(total);
  expect(total).toBeGreaterThan(longest);
  expect(all.headers.get('x-last-page')).toBe('1');
  await api.db.execute(sql`delete from ${sql.raw(table)} where code like 'many-%'`);
});

it('[beh-banners-shown-only] returns the banners of the requested areas', async () => {
  const areasOf = async (query: Record<string, unknown>) =>
    new Set((await api.callWith(listBannersSpec, { query })).body.map(({ area }) => area));
  expect(await areasOf({ area: 'home-sub', is_show: 1 })).toEqual(new Set(['home-sub']));
  expect(await areasOf({ area: ['home-sub', 'home-main'], is_show: '1' })).toEqual(
    new Set(['home-main', 'home-sub']),
  );
  expect(await areasOf({ area: 'no-such' })).toEqual(new Set());
  expect((await api.callWith(listBannersSpec, { query: { is_show: 0 } })).status).toBe(422);
  expect((await api.call(downloadBannerSpec, { params: { id: 2_000_000_000 } })).error.code).toBe(
    'banner.not_found',
  );
});

it.each(Object.entries(KINDS))(
  '[%s] lists only what is visible, current and of this shop',
  async (_ids, kind) => {
    const table = sql.raw(kind.table);
    const [first] = (
      await api.db.execute<Record<string, unknown>>(
        sql`select * from ${table} where channel_id = 1 order by id limit 1`,
      )
    ).rows;
    if (first === undefined) throw new Error(`There are no ${kind.table}`);
    const id = Number(first['id']);
    const before = kind.list === undefined ? 0 : await totalOf(kind.list);
    const ask = (value: unknown) =>
      kind.item === undefined
        ? null
        : api.callWith(kind.item.spec, { params: { [kind.item.param]: value }, query: {} });
    const named = kind.item === undefined ? null : first[kind.item.column];
    if (kind.item !== undefined) {
      expect((await ask(named))?.status).toBe(200);
    }
    const unknown = (await ask(kind.item?.param === 'id' ? 2_000_000_000 : 'no-such'))?.error;
    for (const change of [HIDDEN, ...(kind.away ?? []), 'channel_id = 4']) {
      const text = change.replace('NOW', api.clock.now().toISOString());
      // The other shop may have the same code already.
      const rename = change.startsWith('channel') && kind.item !== undefined && kind.item.column !== 'id';
      const renamed = rename ? sql.raw(`, ${kind.item?.column ?? 'id'} = 'moved-here'`) : sql.raw('');
      await api.db.execute(sql`update ${table} set ${sql.raw(text)} ${renamed} where id = ${id}`);
      if (kind.list !== undefined) expect([change, await totalOf(kind.list)]).toEqual([change, before - 1]);
      const gone = await ask(rename ? 'moved-here' : named);
      expect([change, gone?.status ?? 404, gone?.error]).toEqual([change, 404, unknown]);
      const back = sql.raw(
        change
          .replace(HIDDEN, 'is_show = true')
          .replace(/^(starts_at|ends_at) = .*/, '$1 = null')
          .replace(/^published_at = .*/, `published_at = '2026-01-01T00:00:00Z'`),
      );
      if (!change.startsWith('channel'))
        await api.db.execute(sql`update ${table} set ${back} where id = ${id}`);
    }
  },
);
