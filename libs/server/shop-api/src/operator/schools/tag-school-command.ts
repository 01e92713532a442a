import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { schools, tags } from '../../db/schema';
import { recordAudit } from '../audit/record-audit';
import { CHANNEL_OPTION, shopCommand } from '../command/operator-command';
import { OperatorError } from '../command/operator-error';
import { requireChannel } from '../require-channel';
import { lockSchool, type School } from './find-school';

/** Stands for no tag: the shop no longer sells what the school prescribes. */
const NONE = 'none';

/** The protected tag of that key, which its code can open: it is shown, and not to everybody. */
async function requireProtectedTag(tx: Executor, channelId: number, key: string): Promise<number> {
  const [tag] = await tx
    .select({ id: tags.id, isShow: tags.isShow, passwordHash: tags.passwordHash })
    .from(tags)
    .where(and(eq(tags.channelId, channelId), eq(tags.key, key)));
  if (tag === undefined)
    throw new OperatorError(`タグがありません: ${key}`, `There is no tag ${key} in this shop`);
  if (!tag.isShow)
    throw new OperatorError(
      `非表示のタグです: ${key}（非表示のあいだは、学校コードで開けません）`,
      `The tag ${key} is hidden: a school's code cannot open it`,
    );
  if (tag.passwordHash === null)
    throw new OperatorError(
      `パスワードのないタグです: ${key}（だれにでも見えるので、学校コードで開けません）`,
      `The tag ${key} has no password: everybody sees its products, so a school's code has nothing to open`,
    );
  return tag.id;
}

/** The key of a school's tag, for the audit log. */
async function tagKeyOf(tx: Executor, { tagId }: School): Promise<string | null> {
  if (tagId === null) return null;
  const [tag] = await tx.select({ key: tags.key }).from(tags).where(eq(tags.id, tagId));
  return tag?.key ?? null;
}

/** `schools tag`: what the school's code opens from now on. Grants that families hold already stay until they expire. */
export const tagSchoolCommand = shopCommand({
  name: 'schools tag',
  words: [{ name: 'SCHOOL' }, { name: 'TAG' }],
  options: [CHANNEL_OPTION],
  ja: '学校コード SCHOOL で開く、指定品のタグ（パスワードのあるもの）を決めます。none で外します',
  en: "sets the protected tag that the code of SCHOOL opens: what it prescribes; 'none' removes it",
  async run(context, args) {
    const code = args.value('SCHOOL');
    const key = args.value('TAG') === NONE ? null : args.value('TAG');
    const { id: channelId } = await requireChannel(context.db, args.value('channel'));
    const before = await context.db.transaction(async (tx) => {
      const school = await lockSchool(tx, channelId, code);
      const tagId = key === null ? null : await requireProtectedTag(tx, channelId, key);
      const present = await tagKeyOf(tx, school);
      if (tagId === school.tagId) return present;
      await tx.update(schools).set({ tagId }).where(eq(schools.id, school.id));
      await recordAudit(tx, context, {
        command: 'schools tag',
        channelId,
        target: code,
        before: { tag: present },
        after: { tag: key },
      });
      return present;
    });
    const shown = (tag: string | null) => tag ?? NONE;
    context.print(
      before === key
        ? `${code} はすでに ${shown(key)} です。 Nothing to change.`
        : `${code}: ${shown(before)} → ${shown(key)}`,
    );
  },
});
