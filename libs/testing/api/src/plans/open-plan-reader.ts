import type { Client } from 'pg';
import * as v from 'valibot';
import type { SentStatement } from '../record-statements';

/** A step of a plan, as PostgreSQL explains it. */
interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string | undefined;
  readonly 'Index Name'?: string | undefined;
  readonly 'Index Cond'?: string | undefined;
  readonly Filter?: string | undefined;
  readonly 'Total Cost': number;
  readonly Plans?: readonly PlanNode[] | undefined;
}
const PlanNode: v.GenericSchema<PlanNode> = v.looseObject({
  'Node Type': v.string(),
  'Relation Name': v.optional(v.string()),
  'Index Name': v.optional(v.string()),
  'Index Cond': v.optional(v.string()),
  Filter: v.optional(v.string()),
  'Total Cost': v.number(),
  Plans: v.optional(v.array(v.lazy(() => PlanNode))),
});
const Explained = v.tuple([v.object({ 'QUERY PLAN': v.tuple([v.looseObject({ Plan: PlanNode })]) })]);
const Sizes = v.array(v.object({ name: v.string(), cost: v.number() }));
const Names = v.array(v.object({ name: v.string() }));

/** Steps that begin once all rows have come. */
const WAITING = /^(?:Sort|Hash|Aggregate|WindowAgg|Materialize)$/;
/** To read this part of a table and throw rows of it away is as good as reading it whole. */
const LARGE_PART = 0.5;

/** Tells which tables a statement reads whole. */
export type PlanReader = (statement: SentStatement) => Promise<readonly string[]>;

/**
 * Reads the plans of statements on a database whose tables are filled and analysed. A table counts as read whole where that is done
 * row by row; by an index of all rows, without a condition or a page after which it stops; and where an index leads to so
 * many rows that only looking at each tells which are meant. An index of some rows is read whole on purpose.
 */
export async function openPlanReader(client: Client): Promise<PlanReader> {
  const partial = await client.query(
    'select indexrelid::regclass::text as name from pg_index where indpred is not null',
  );
  // As the planner reckons with its usual settings.
  const sizes = await client.query(
    `select relname as name, relpages + reltuples * 0.01 as cost from pg_class where relkind = 'r'`,
  );
  const facts: TableFacts = {
    partialIndexes: new Set(v.parse(Names, partial.rows).map(({ name }) => name)),
    costs: new Map(v.parse(Sizes, sizes.rows).map(({ name, cost }) => [name, cost])),
  };
  return async ({ text, values }) => {
    const { rows } = await client.query({ text: `explain (format json) ${text}`, values: [...values] });
    const [{ 'QUERY PLAN': plan }] = v.parse(Explained, rows);
    return [...new Set(wholeTables(plan[0].Plan, false, facts))];
  };
}

interface TableFacts {
  readonly partialIndexes: ReadonlySet<string>;
  /** What reading a table row by row costs. */
  readonly costs: ReadonlyMap<string, number>;
}

function wholeTables(node: PlanNode, isLimited: boolean, facts: TableFacts): readonly string[] {
  const type = node['Node Type'];
  const below = type === 'Limit' || (isLimited && !WAITING.test(type));
  const own = isWhole(node, isLimited, facts) ? [node['Relation Name'] ?? ''] : [];
  return [...own, ...(node.Plans ?? []).flatMap((child) => wholeTables(child, below, facts))];
}

function isWhole(node: PlanNode, isLimited: boolean, { partialIndexes, costs }: TableFacts): boolean {
  const type = node['Node Type'];
  if (type === 'Seq Scan') return true;
  const isByIndex = /^Index (?:Only )?Scan$/.test(type);
  const isSifting = node.Filter !== undefined;
  if (isByIndex && node['Index Cond'] === undefined && !partialIndexes.has(node['Index Name'] ?? ''))
    return isSifting || !isLimited;
  const whole = costs.get(node['Relation Name'] ?? '') ?? Infinity;
  return (
    (isByIndex || type === 'Bitmap Heap Scan') &&
    isSifting &&
    !isLimited &&
    node['Total Cost'] > whole * LARGE_PART
  );
}
