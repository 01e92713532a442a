import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { qaCategories } from '../../../db/schema';
import { type ContentIssue, ContentRejected, bilingual } from '../content-issue';

/** The id of a category of questions by its key; throws `ContentRejected`, for that file and field, where there is none. */
export async function requireQuestionCategory(
  tx: Executor,
  channelId: number,
  key: string,
  place: Pick<ContentIssue, 'file' | 'field'>,
): Promise<number> {
  const [row] = await tx
    .select({ id: qaCategories.id })
    .from(qaCategories)
    .where(and(eq(qaCategories.channelId, channelId), eq(qaCategories.key, key)));
  if (row !== undefined) return row.id;
  throw new ContentRejected([
    { ...place, reason: bilingual(`分類がありません: ${key}`, `there is no category ${key}`) },
  ]);
}
