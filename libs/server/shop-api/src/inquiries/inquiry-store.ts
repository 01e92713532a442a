import { and, asc, desc, eq, ilike, or, type SQL } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { isAnyOf } from '../db/is-any-of';
import { likePart } from '../db/like-part';
import { rowsBy } from '../db/rows-by';
import { categories, inquiries, inquiryComments, inquiryFiles, uploads } from '../db/schema';

export type InquiryRow = typeof inquiries.$inferSelect;

/** An inquiry with its category. */
export interface InquiryOverview {
  readonly inquiry: InquiryRow;
  readonly category: { readonly id: number; readonly key: string; readonly name: string } | null;
}

/** The same with what belongs to it. */
export interface InquiryDetail extends InquiryOverview {
  readonly comments: readonly (typeof inquiryComments.$inferSelect)[];
  readonly files: readonly (typeof uploads.$inferSelect)[];
}

const select = (db: Executor) =>
  db
    .select({
      inquiry: inquiries,
      category: { id: categories.id, key: categories.key, name: categories.name },
    })
    .from(inquiries)
    .leftJoin(categories, eq(categories.id, inquiries.categoryId));

/** The search criteria of a member's inquiries. */
export interface InquirySearch {
  readonly word?: string | undefined;
  readonly status?: InquiryRow['status'] | undefined;
  readonly category_id?: number | undefined;
}

const mine = (userId: number, search: InquirySearch): SQL | undefined =>
  and(
    eq(inquiries.userId, userId),
    search.status === undefined ? undefined : eq(inquiries.status, search.status),
    search.category_id === undefined ? undefined : eq(inquiries.categoryId, search.category_id),
    search.word === undefined || search.word === ''
      ? undefined
      : or(ilike(inquiries.number, likePart(search.word)), ilike(inquiries.body, likePart(search.word))),
  );

/** A page of the member's inquiries, the last changed one first. */
export async function readInquiries(
  db: Executor,
  userId: number,
  search: InquirySearch,
  bounds: { readonly limit: number; readonly offset: number },
): Promise<{ rows: InquiryOverview[]; total: number }> {
  const condition = mine(userId, search);
  const rows = await select(db)
    .where(condition)
    .orderBy(desc(inquiries.updatedAt), desc(inquiries.id))
    .limit(bounds.limit)
    .offset(bounds.offset);
  return { rows, total: await db.$count(inquiries, condition) };
}

/** The inquiry that matches a condition, with its comments and files; null where there is none. */
export async function loadInquiry(db: Executor, condition: SQL | undefined): Promise<InquiryDetail | null> {
  const rows = await select(db).where(condition).limit(1);
  const [detail] = await withParts(db, rows);
  return detail ?? null;
}

/** All inquiries that match, the oldest first, by as many statements as one. */
export const loadInquiries = async (db: Executor, condition: SQL | undefined): Promise<InquiryDetail[]> =>
  withParts(db, await select(db).where(condition).orderBy(asc(inquiries.id)));

/** Adds the comments and the files to inquiries. */
async function withParts(db: Executor, rows: readonly InquiryOverview[]): Promise<InquiryDetail[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ inquiry }) => inquiry.id);
  const comments = await db
    .select()
    .from(inquiryComments)
    .where(isAnyOf(inquiryComments.inquiryId, ids))
    .orderBy(asc(inquiryComments.id));
  const files = await db
    .select({ upload: uploads, inquiryId: inquiryFiles.inquiryId })
    .from(inquiryFiles)
    .innerJoin(uploads, eq(uploads.id, inquiryFiles.uploadId))
    .where(isAnyOf(inquiryFiles.inquiryId, ids))
    .orderBy(asc(inquiryFiles.id));
  const commentsOf = rowsBy(comments, ({ inquiryId }) => inquiryId);
  const filesOf = rowsBy(files, ({ inquiryId }) => inquiryId);
  return rows.map((row) => ({
    ...row,
    comments: commentsOf(row.inquiry.id),
    files: filesOf(row.inquiry.id).map(({ upload }) => upload),
  }));
}

/** What is written under an inquiry. */
interface NewComment {
  readonly author: 'shop' | 'member';
  readonly body: string;
  readonly at: Date;
  /** By which the request is recognised when it is sent again. */
  readonly requestKey?: string | null;
}

/**
 * Adds a comment to an inquiry and updates its state, in the caller's transaction, which has locked its row. False where
 * the same request has added it before.
 */
export async function addComment(tx: Executor, inquiryId: number, comment: NewComment): Promise<boolean> {
  const { author, body, at, requestKey = null } = comment;
  const added = await tx
    .insert(inquiryComments)
    .values({ inquiryId, author, body, requestKey, createdAt: at })
    .onConflictDoNothing({ target: [inquiryComments.inquiryId, inquiryComments.requestKey] })
    .returning({ id: inquiryComments.id });
  if (added.length === 0) return false;
  await tx
    .update(inquiries)
    .set({ status: author === 'shop' ? 'answered' : 'waiting', updatedAt: at })
    .where(eq(inquiries.id, inquiryId));
  return true;
}
