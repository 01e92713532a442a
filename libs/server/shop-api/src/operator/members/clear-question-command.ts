import { eq } from 'drizzle-orm';
import { users } from '../../db/schema';
import { recordAudit } from '../audit/record-audit';
import { CHANNEL_OPTION, shopCommand } from '../command/operator-command';
import { requireChannel } from '../require-channel';
import { lockMemberOf } from './member-of-shop';

/**
 * `members clear-question`: for a member who has forgotten the answer and cannot reset the password. Whoever asks has to be
 * known to the shop; the link of a reset still goes to the member's own mail address alone.
 */
export const clearQuestionCommand = shopCommand({
  name: 'members clear-question',
  words: [{ name: 'MEMBER' }],
  options: [CHANNEL_OPTION],
  ja: '会員（会員番号かメールアドレス）の秘密の質問を外します。ご本人と確かめてから実行してください',
  en: 'removes the security question of a member (code or mail address); make sure first who is asking',
  async run({ print, ...context }, args) {
    const member = args.value('MEMBER');
    const { id: channelId } = await requireChannel(context.db, args.value('channel'));
    const hadQuestion = await context.db.transaction(async (tx) => {
      const found = await lockMemberOf(tx, channelId, member);
      if (found.reminderQuestionCt === null) return false;
      await tx
        .update(users)
        .set({ reminderQuestionCt: null, reminderAnswerHash: null })
        .where(eq(users.id, found.id));
      await recordAudit(tx, context, {
        command: 'members clear-question',
        channelId,
        target: found.code,
        before: { question: found.reminderQuestionCt },
        after: { question: null },
      });
      return true;
    });
    print(
      hadQuestion
        ? `${member}: 秘密の質問を外しました。 The security question is removed.`
        : `${member} に秘密の質問はありません。 Nothing to change.`,
    );
  },
});
