import { eq } from 'drizzle-orm';
import { channels, inquiries } from '../../db/schema';
import { inquiryReplyMail } from '../../inquiries/inquiry-mails';
import { addComment, type InquiryDetail, loadInquiry } from '../../inquiries/inquiry-store';
import { recordAudit } from '../audit/record-audit';
import type { OperatorContext } from '../command/operator-command';

/** What became of a reply: written and mailed, or nothing, because the command was repeated. */
type ReplyResult = 'replied' | 'repeated';

/**
 * Replies to an inquiry by its number: comment, state, mail and audit entry in one transaction, which holds the
 * inquiry's row. A reply that the shop has written since the shopper wrote last is not written again. Null where there
 * is no such inquiry.
 */
export async function replyAsShop(
  context: OperatorContext,
  number: string,
  body: string,
): Promise<ReplyResult | null> {
  const { db, clock, shopOrigins } = context;
  const result = await db.transaction(async (tx): Promise<ReplyResult | null> => {
    const [row] = await tx
      .select({ inquiry: inquiries, channel: channels })
      .from(inquiries)
      .innerJoin(channels, eq(channels.id, inquiries.channelId))
      .where(eq(inquiries.number, number))
      .for('update', { of: inquiries });
    if (row === undefined) return null;
    const { inquiry, channel } = row;
    const before = await loadInquiry(tx, eq(inquiries.id, inquiry.id));
    if (isRepeated(before?.comments ?? [], body)) return 'repeated';
    await addComment(tx, inquiry.id, { author: 'shop', body, at: clock.now() });
    const detail = await loadInquiry(tx, eq(inquiries.id, inquiry.id));
    if (detail === null) throw new Error(`The inquiry ${number} is gone`);
    if (inquiry.email !== '')
      await context.mail.send(tx, inquiryReplyMail({ ...detail, channel, shopOrigins }, body));
    await recordAudit(tx, context, {
      command: 'inquiries reply',
      channelId: channel.id,
      target: number,
      before: { status: inquiry.status },
      after: { status: 'answered' },
    });
    return 'replied';
  });
  if (result === 'replied') await context.mail.flush();
  return result;
}

function isRepeated(comments: InquiryDetail['comments'], reply: string): boolean {
  const sinceShopper = comments.slice(comments.findLastIndex(({ author }) => author === 'member') + 1);
  return sinceShopper.some(({ body }) => body === reply);
}
