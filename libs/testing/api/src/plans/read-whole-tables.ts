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
  readonly Plans?: readonly PlanNode[] | undefined;
}
const PlanNode: v.GenericSchema<PlanNode> = v.looseObject({
  'Node Type': v.string(),
  'Relation Name': v.optional(v.string()),
  'Index Name': v.optional(v.string()),
  'Index Cond': v.optional(v.string()),
  Filter: v.optional(v.string()),
  Plans: v.optional(v.array(v.lazy(() => PlanNode))),
});
const Explained = v.pipe(
  v.tuple([v.object({ 'QUERY PLAN': v.tuple([v.looseObject({ Plan: PlanNode })]) })]),
  v.transform(([{ 'QUERY PLAN': plan }]) => plan[0].Plan),
);

/**
 * The tables that a statement reads from one end to the other: row by row, or by an index of all rows that it neither begins in
 * nor stops after a page of. An index of some rows is read whole on purpose.
 */
export async function readWholeTables(
  client: Client,
  { text, values }: SentStatement,
  partialIndexes: ReadonlySet<string>,
): Promise<readonly string[]> {
  const { rows } = await client.query({ text: `explain (format json) ${text}`, values: [...values] });
  return [...new Set(wholeTables(v.parse(Explained, rows), false, partialIndexes))];
}

/** Steps that begin once all rows have come. */
const WAITING = /^(?:Sort|Hash|Aggregate|WindowAgg|Materialize)$/;

function wholeTables(node: PlanNode, isLimited: boolean, partial: ReadonlySet<string>): readonly string[] {
  const type = node['Node Type'];
  const below = type === 'Limit' || (isLimited && !WAITING.test(type));
  const own = isWhole(node, isLimited, partial) ? [node['Relation Name'] ?? ''] : [];
  return [...own, ...(node.Plans ?? []).flatMap((child) => wholeTables(child, below, partial))];
}

function isWhole(node: PlanNode, isLimited: boolean, partial: ReadonlySet<string>): boolean {
  if (node['Node Type'] === 'Seq Scan') return true;
  const isByIndex = /^Index (?:Only )?Scan$/.test(node['Node Type']);
  if (!isByIndex || node['Index Cond'] !== undefined || partial.has(node['Index Name'] ?? '')) return false;
  return !isLimited || node.Filter !== undefined;
}
