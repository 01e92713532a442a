import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { stagedModels, stagedVariants } from '../../db/schema';
import type { FileFields } from './import-fields';
import type { RowIssue } from './imported-model';
import { isInPart, type StagedPart } from './staged-part';

/** The new products of a part in a file without codes, names or prices, which only products that the shop has can do without. */
export async function findIncompleteProducts(
  db: Executor,
  part: StagedPart,
  { given, isCodeGiven, codeColumn, nameColumn, priceColumn }: FileFields,
): Promise<readonly RowIssue[]> {
  const missing = [
    ...(isCodeGiven ? [] : [codeColumn]),
    ...(given.has('name') ? [] : [nameColumn]),
    ...(given.has('price') ? [] : [priceColumn]),
  ];
  const [field] = missing;
  if (field === undefined || part.positions.length === 0) return [];
  const { rows } = await db.execute<{ line: number; code: string }>(sql`
    select min(staged.line) as line, model.code from ${stagedVariants} staged
    join ${stagedModels} model on model.import_id = staged.import_id and model.position = staged.model_position
    where ${isInPart(part, stagedVariants.modelPosition)} group by model.code order by line`);
  return rows.map(({ line, code }) => ({
    ...{ line, code, field },
    reason: `店にない商品です。新しい商品には「${missing.join('」と「')}」の列が必要です。登録済みの商品なら番号を確かめてください`,
  }));
}
