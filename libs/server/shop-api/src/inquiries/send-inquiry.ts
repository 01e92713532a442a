import { type Inquiry, INQUIRY_ERRORS, type InquiryInput } from '@shop/contract/inquiries/inquiry';
import { eq } from 'drizzle-orm';
import { hashToken } from '../auth/random-token';
import { consumeRateLimit } from '../http/rate-limit';
import type { Executor } from '../db/database';
import { inquiries, inquiryFiles, uploads } from '../db/schema';
import { loadIssuer } from '../pdf-documents/issuer-store';
import { rejected } from '../http/http-error';
import type { RouteContext } from '../http/route-context';
import { isProvenRecipient } from '../mail/is-proven-recipient';
import { limitStrangerMail } from '../mail/limit-stranger-mail';
import { inquiryNotificationMail, inquiryConfirmationMail } from './inquiry-mails';
import { type InquiryDetail, loadInquiry } from './inquiry-store';
import { isUploadForInquiry } from './is-upload-for-inquiry';
import { presentInquiry } from './present-inquiry';
import { createReferenceNumber } from '../reference-numbers/create-reference-number';
import { HOUR_MS } from '../durations';

/** Inquiries from one client IP, and ones that a mail about is sent to one mailbox. */
const PER_CLIENT_IP = { count: 10, windowMs: HOUR_MS };
const PER_MAILBOX = { count: 5, windowMs: HOUR_MS };
const NUMBER_PREFIX = 'Q';

/**
 * Stores a checked inquiry with the mails to sender and shop. Sent again under the same key it returns the stored
 * one; another text under that key is rejected.
 */
export async function sendInquiry(
  context: RouteContext,
  input: InquiryInput,
  prepareKey: string | null,
): Promise<Inquiry> {
  const { db, clock, channel, rateIp } = context;
  const keyHash = prepareKey === null ? null : hashToken(`${channel.id}/${prepareKey}`);
  const earlier = await findEarlier(db, context, input, keyHash);
  if (earlier !== null) return presentInquiry(earlier);
  const { contactEmail } = await loadIssuer(db, channel);
  const stored = await db.transaction(async (tx) => {
    const detail = await insertInquiry(tx, context, input, keyHash);
    if (detail === null) return null;
    // Counted with what is kept: a repetition counts nothing.
    await consumeRateLimit(tx, clock, `inquiry/${channel.id}/${rateIp}`, PER_CLIENT_IP);
    await consumeRateLimit(tx, clock, `inquiry-mail/${channel.id}/${hashToken(input.email)}`, PER_MAILBOX);
    await limitStrangerMail(tx, context, input.email);
    const parts = { ...detail, channel, shopOrigins: context.config.shopOrigins };
    const isOwnAddress = isProvenRecipient(context.member, input.email);
    await context.mail.send(tx, inquiryConfirmationMail(parts, isOwnAddress));
    if (contactEmail !== '') await context.mail.send(tx, inquiryNotificationMail(parts, contactEmail, null));
    return detail;
  });
  const detail = stored ?? (await findEarlier(db, context, input, keyHash));
  if (detail === null) throw new Error('The inquiry was not stored');
  context.mail.flushLater();
  return presentInquiry(detail);
}

async function findEarlier(
  db: Executor,
  { member }: RouteContext,
  input: InquiryInput,
  keyHash: string | null,
): Promise<InquiryDetail | null> {
  if (keyHash === null) return null;
  const detail = await loadInquiry(db, eq(inquiries.prepareKeyHash, keyHash));
  if (detail === null) return null;
  const { inquiry } = detail;
  const isSame =
    inquiry.userId === (member?.id ?? null) && inquiry.email === input.email && inquiry.body === input.body;
  if (isSame) return detail;
  throw rejected(
    INQUIRY_ERRORS.alreadySent,
    'このお問い合わせはすでに送信されています。別のお問い合わせは、はじめから入力してください',
  );
}

/** Null where another request with the same key was faster. */
async function insertInquiry(
  tx: Executor,
  context: RouteContext,
  input: InquiryInput,
  keyHash: string | null,
): Promise<InquiryDetail | null> {
  const { channel, member, clock } = context;
  const now = clock.now();
  const [row] = await tx
    .insert(inquiries)
    .values({
      channelId: channel.id,
      userId: member?.id ?? null,
      categoryId: input.category_id,
      number: createReferenceNumber(NUMBER_PREFIX, now),
      prepareKeyHash: keyHash,
      companyName: input.company_name,
      name: input.name,
      nameKana: input.name_kana,
      email: input.email,
      phone: input.phone,
      body: input.body,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: inquiries.prepareKeyHash })
    .returning({ id: inquiries.id });
  if (row === undefined) return null;
  await attachFiles(tx, context, row.id, input.file_urls);
  return loadInquiry(tx, eq(inquiries.id, row.id));
}

async function attachFiles(
  tx: Executor,
  context: RouteContext,
  inquiryId: number,
  urls: readonly string[],
): Promise<void> {
  if (urls.length === 0) return;
  const found = await tx.select({ id: uploads.id }).from(uploads).where(isUploadForInquiry(context, urls));
  await tx.insert(inquiryFiles).values(found.map(({ id }) => ({ inquiryId, uploadId: id })));
}
