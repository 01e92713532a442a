import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { sql } from 'drizzle-orm';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterEach(() => api.db.execute(sql`drop table if exists probe`));
afterAll(() => api.close());

/**
 * The foreign keys of the database whose columns no valid index begins with. A partial index counts where it leaves
 * out nothing but rows without the key.
 */
const UNINDEXED = sql`
  select constrained.conrelid::regclass::text || '.' || (
    select string_agg(attname, ',' order by place)
    from unnest(constrained.conkey) with ordinality as keys(number, place)
    join pg_attribute on attrelid = constrained.conrelid and attnum = number
  ) as name
  from pg_constraint as constrained
  where constrained.contype = 'f' and constrained.connamespace = 'public'::regnamespace and not exists (
    select from pg_index
    where indrelid = constrained.conrelid and indisvalid
      and (string_to_array(indkey::text, ' ')::smallint[])[1:array_length(constrained.conkey, 1)] @> constrained.conkey
      and (indpred is null or exists (
        select from pg_attribute
        where attrelid = constrained.conrelid and attnum = any(constrained.conkey)
          and pg_get_expr(indpred, indrelid) = '(' || attname || ' IS NOT NULL)'
      ))
  )
  order by 1`;

const unindexed = async () =>
  (await api.db.execute<{ name: string }>(UNINDEXED)).rows.map(({ name }) => name);

it('every foreign key leads an index, so that deleting what it refers to never reads a whole table', async () => {
  expect(await unindexed()).toEqual([]);
});

it.each([
  ['no index', sql`select 1`],
  ['the column stands second', sql`create index probe_second on probe (name, channel_id)`],
  [
    'the index leaves out rows that have the key',
    sql`create index probe_part on probe (channel_id) where name <> ''`,
  ],
  [
    'its condition is about another column',
    sql`create index probe_other on probe (channel_id) where other is not null`,
  ],
])('finds a foreign key without an index: %s', async (_name, statement) => {
  await api.db.execute(
    sql`create table probe (name text, other integer, channel_id integer references channels)`,
  );
  await api.db.execute(statement);
  expect(await unindexed()).toEqual(['probe.channel_id']);
  await api.db.execute(sql`create index probe_right on probe (channel_id) where channel_id is not null`);
  expect(await unindexed()).toEqual([]);
});
