import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { stagedModels, stagedVariants } from '../../db/schema';
import type { FileFields } from './import-fields';
import type { RowIssue } from './imported-model';
import { isInPart, type StagedPart } from './staged-part';

/** The new products of a part in a file without names, which only products that the shop has can do without. */
export async function findUnnamedProducts(
  db: Executor,
  part: StagedPart,
  { given, nameColumn }: FileFields,
): Promise<readonly RowIssue[]> {
  if (given.has('name') || part.positions.length === 0) return [];
  const { rows } = await db.execute<{ line: number; code: string }>(sql`
    select min(staged.line) as line, model.code from ${stagedVariants} staged
    join ${stagedModels} model on model.import_id = staged.import_id and model.position = staged.model_position
    where ${isInPart(part, stagedVariants.modelPosition)} group by model.code order by line`);
  return rows.map(({ line, code }) => ({
    ...{ line, code, field: nameColumn },
    reason: `店にない商品です。新しい商品には「${nameColumn}」の列が必要です。登録済みの商品なら番号を確かめてください`,
  }));
}
