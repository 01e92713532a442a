import { eq } from 'drizzle-orm';
import { channels, inquiries } from '../../db/schema';
import { answeredMail } from '../../inquiries/inquiry-mails';
import { addComment, loadInquiry } from '../../inquiries/inquiry-store';
import { recordAudit } from '../audit/record-audit';
import type { OperatorContext } from '../command/operator-command';

/**
 * Replies to an inquiry by its number: comment, state, mail and audit entry in one transaction. Null where there is
 * none.
 */
export async function answerInquiry(
  context: OperatorContext,
  number: string,
  answer: string,
): Promise<string | null> {
  const { db, clock, shopOrigins } = context;
  const answered = await db.transaction(async (tx) => {
    const [row] = await tx
      .select({ inquiry: inquiries, channel: channels })
      .from(inquiries)
      .innerJoin(channels, eq(channels.id, inquiries.channelId))
      .where(eq(inquiries.number, number))
      .for('update', { of: inquiries });
    if (row === undefined) return null;
    const { inquiry, channel } = row;
    await addComment(tx, inquiry.id, { author: 'shop', body: answer, at: clock.now() });
    const detail = await loadInquiry(tx, eq(inquiries.id, inquiry.id));
    if (detail === null) throw new Error(`The inquiry ${number} is gone`);
    if (inquiry.email !== '')
      await context.mail.send(tx, answeredMail({ ...detail, channel, shopOrigins }, answer));
    await recordAudit(tx, context, {
      command: 'inquiries reply',
      channelId: channel.id,
      target: number,
      before: { status: inquiry.status },
      after: { status: 'answered' },
    });
    return number;
  });
  if (answered !== null) await context.mail.flush();
  return answered;
}
