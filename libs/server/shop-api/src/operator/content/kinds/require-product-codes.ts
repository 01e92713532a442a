import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { productModels } from '../../../db/schema';
import { bilingual, ContentRejected } from '../content-issue';
import type { EntryTarget } from '../content-kind';

/** The ids of products by their codes; throws `ContentRejected` where the shop has no product of a code. */
export async function requireProductCodes(
  tx: Executor,
  { channelId, file }: Pick<EntryTarget, 'channelId' | 'file'>,
  field: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows =
    codes.length === 0
      ? []
      : await tx
          .select({ id: productModels.id, code: productModels.code })
          .from(productModels)
          .where(and(eq(productModels.channelId, channelId), inArray(productModels.code, [...codes])));
  const ids = new Map(rows.map(({ id, code }) => [code, id]));
  const issues = codes
    .filter((code) => !ids.has(code))
    .map((code) => ({
      file,
      field,
      reason: bilingual(`商品がありません: ${code}`, `there is no product ${code}`),
    }));
  if (issues.length > 0) throw new ContentRejected(issues);
  return ids;
}
