import { asc, eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type { Executor } from '../../../db/database';
import { qaCategories, qas } from '../../../db/schema';
import { fieldsOf, flag, lineOf, Order } from '../content-fields';
import { type ContentEntry, type ContentKind, type EntryTarget, insertedId } from '../content-kind';
import { FILE_NAME } from './file-name';
import { requireQuestionCategory } from './require-question-category';

const QUESTION_MAX = 500;
const KEY_MAX = 100;

const schema = fieldsOf({
  question: lineOf(QUESTION_MAX, 1),
  category: lineOf(KEY_MAX, 1),
  order: Order,
  show: flag(true),
});
type QuestionFields = v.InferOutput<typeof schema>;

async function rowOf(tx: Executor, target: EntryTarget, { fields, body }: ContentEntry<QuestionFields>) {
  const { channelId, file, now } = target;
  const place = { file, field: 'category' };
  return {
    channelId,
    qaCategoryId: await requireQuestionCategory(tx, channelId, fields.category, place),
    question: fields.question,
    answer: body,
    position: fields.order,
    isShow: fields.show,
    updatedAt: now,
  };
}

/** Questions and their answers. */
export const questionKind: ContentKind<QuestionFields> = {
  folder: 'faq',
  ja: 'よくあるご質問',
  namePattern: FILE_NAME,
  nameExample: 'how-to-cancel.md',
  identity: 'file',
  body: 'terms',
  picture: 'none',
  schema,
  format: ({ question, category, order, show }) => ({
    question,
    category,
    ...(order === 0 ? {} : { order }),
    ...(show ? {} : { show }),
  }),
  async load(db, channelId) {
    const rows = await db
      .select({ qa: qas, category: qaCategories.key })
      .from(qas)
      .innerJoin(qaCategories, eq(qaCategories.id, qas.qaCategoryId))
      .where(eq(qas.channelId, channelId))
      .orderBy(asc(qas.id));
    return rows.map(({ qa: { id, question, answer, position, isShow }, category }) => ({
      id,
      name: `${category}-${id}`,
      fields: { question, category, order: position, show: isShow },
      body: answer,
      picture: null,
    }));
  },
  insert: async (tx, target, entry) =>
    insertedId(
      await tx
        .insert(qas)
        .values(await rowOf(tx, target, entry))
        .returning({ id: qas.id }),
    ),
  async update(tx, id, target, entry) {
    await tx
      .update(qas)
      .set(await rowOf(tx, target, entry))
      .where(eq(qas.id, id));
  },
  async remove(tx, id) {
    await tx.delete(qas).where(eq(qas.id, id));
  },
};
