import type { Inquiry } from '@shop/contract/inquiries/inquiry';
import { and, eq } from 'drizzle-orm';
import { consumeRateLimit } from '../http/rate-limit';
import { inquiries } from '../db/schema';
import { loadIssuer } from '../pdf-documents/issuer-store';
import { readRequestKey } from '../http/request-key';
import type { RouteContext } from '../http/route-context';
import { inquiryNotificationMail } from './inquiry-mails';
import { inquiryNotFound } from './inquiry-not-found';
import { addComment, loadInquiry } from './inquiry-store';
import { presentInquiry } from './present-inquiry';

/** Further words of one member. */
const PER_MEMBER = { count: 30, windowMs: 60 * 60 * 1000 };

/** Adds a member's comment to the own inquiry and notifies the shop, once for each request key. */
export async function replyAsMember(context: RouteContext, id: number, words: string): Promise<Inquiry> {
  const { db, clock, channel } = context;
  const userId = context.requireMember().id;
  const requestKey = readRequestKey(context);
  await consumeRateLimit(db, clock, `inquiry-reply/${userId}`, PER_MEMBER);
  const { contactEmail } = await loadIssuer(db, channel);
  const own = and(eq(inquiries.id, id), eq(inquiries.userId, userId));
  const detail = await db.transaction(async (tx) => {
    const held = await tx.select({ id: inquiries.id }).from(inquiries).where(own).for('update');
    if (held.length === 0) throw inquiryNotFound();
    const isNew = await addComment(tx, id, { author: 'member', body: words, at: clock.now(), requestKey });
    const changed = await loadInquiry(tx, own);
    if (changed === null) throw inquiryNotFound();
    if (isNew && contactEmail !== '')
      await context.mail.send(
        tx,
        inquiryNotificationMail(
          { ...changed, channel, shopOrigins: context.config.shopOrigins },
          contactEmail,
          words,
        ),
      );
    return changed;
  });
  context.mail.flushLater();
  return presentInquiry(detail);
}
