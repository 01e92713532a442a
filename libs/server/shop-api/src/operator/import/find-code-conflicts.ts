import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { productModels, products, stagedModels, stagedVariants } from '../../db/schema';
import type { FileFields } from './import-fields';
import type { RowIssue } from './imported-model';
import { isInPart, type StagedPart } from './staged-part';

/**
 * Variants of a part that would get a product number that another variant of the shop has and keeps. Called once the variants
 * of the whole file are matched: one that the file gives another number makes its own free.
 */
export async function findCodeConflicts(
  db: Executor,
  part: StagedPart,
  fields: FileFields,
): Promise<readonly RowIssue[]> {
  const { channelId, importId } = part;
  const areCodesGiven = sql`${fields.given.has('variantCode')}::boolean`;
  const { rows } = await db.execute<{ line: number; code: string; number: string; owner: string }>(sql`
    select distinct on (staged.line, staged.position)
      staged.line, model.code, staged.code as number, owner.code as owner
    from ${stagedVariants} staged
    join ${stagedModels} model on model.import_id = staged.import_id and model.position = staged.model_position
    left join ${products} present on present.channel_id = ${channelId} and present.key = staged.key
    join ${products} other on other.channel_id = ${channelId} and other.code = staged.code
      and other.id is distinct from present.id
    join ${productModels} owner on owner.id = other.product_model_id
    where ${isInPart(part, stagedVariants.modelPosition)}
      and case when present.id is null then ${areCodesGiven} or not staged.is_key_given
        else ${areCodesGiven} and present.code <> staged.code end
      and not (${areCodesGiven} and exists (
        select from ${stagedVariants} renamed
        where renamed.import_id = ${importId} and renamed.key = other.key and renamed.code <> other.code))
    order by staged.line, staged.position`);
  return rows.map(({ line, code, number, owner }) => ({
    ...{ line, code, field: fields.variantCodeColumn },
    reason: `商品番号 ${number} は、ほかの商品（${fields.codeColumn} ${owner}）が使っています`,
  }));
}
