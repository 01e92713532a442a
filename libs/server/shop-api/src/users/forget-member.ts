import { and, eq, inArray, isNotNull, notInArray, or } from 'drizzle-orm';
import { hashPassword } from '../auth/password';
import { randomToken } from '../auth/random-token';
import { endSessions } from '../auth/session-store';
import { forgetCartsOf } from '../carts/state/forget-carts-of-leavers';
import { keepUsesOfLeaver } from '../coupons/keep-uses-of-leaver';
import type { Executor } from '../db/database';
import {
  bookmarks,
  carts,
  catalogOrders,
  companyMembers,
  handledRequests,
  inquiries,
  loginHistories,
  mails,
  mailTokens,
  measurements,
  nameEmbroideries,
  newsReads,
  oauthAttempts,
  orderApprovals,
  orderReturns,
  orders,
  passkeyChallenges,
  passkeys,
  productHistories,
  productLikes,
  productRequests,
  productReviews,
  productSearchHistories,
  restockNotices,
  reviewPhotos,
  savedCartLines,
  systemMessageReads,
  systemMessages,
  uploads,
  userAddresses,
  userCards,
  userIdentities,
  userLists,
  userMemorials,
  users,
  verificationAttempts,
} from '../db/schema';
import { forgetUnpaidOrdersOf } from '../orders/forget-orderers';
import { forfeitPoints } from '../points/point-ledger';
import { ownRows } from './own-rows';

/** The rows that belong to a member and are deleted with the account. */
export const OWNED_TABLES = [
  userIdentities,
  passkeys,
  passkeyChallenges,
  userAddresses,
  userCards,
  userMemorials,
  measurements,
  nameEmbroideries,
  userLists,
  companyMembers,
  orderApprovals,
  bookmarks,
  savedCartLines,
  productLikes,
  productHistories,
  productSearchHistories,
  loginHistories,
  mailTokens,
  catalogOrders,
  newsReads,
  systemMessageReads,
  systemMessages,
  handledRequests,
  verificationAttempts,
] as const;

/** What becomes of what the shop was asked: it stays, without its member. */
export const NOBODYS_REQUEST = { userId: null, name: '', email: '' } as const;
export const NOBODYS_INQUIRY = {
  userId: null,
  companyName: '',
  name: '',
  nameKana: '',
  email: '',
  phone: '',
} as const;

/** Under which a review stays when its member has left. */
const NICKNAME_OF_LEAVERS = '退会された会員';

/** A password that nobody knows, for an account that nobody uses any more. Slow: before the transaction. */
export const unknownPassword = (): Promise<string> => hashPassword(randomToken());

/** What an account ends with that is forgotten. */
export interface AccountEnd {
  /** Of a password that nobody knows. */
  readonly passwordHash: string;
  readonly now: Date;
}

/**
 * Ends the sessions of a member, deletes personal data, and frees mail address and user name; in the caller's transaction,
 * which has locked the member. Orders keep the copies that the law requires; those that were cancelled and never paid name
 * nobody.
 */
export async function forgetMember(
  tx: Executor,
  user: typeof users.$inferSelect,
  { passwordHash, now }: AccountEnd,
): Promise<void> {
  const userId = user.id;
  const owner = { ...user, isAddressVerified: user.emailVerifiedAt !== null };
  await endSessions(tx, userId, now);
  await forfeitPoints(tx, { userId, description: '退会', now });
  for (const table of OWNED_TABLES) await tx.delete(table).where(eq(table.userId, userId));
  // Their files go with the next cleanup; nobody sees them from now on.
  await tx.delete(reviewPhotos).where(inArray(reviewPhotos.uploadId, uploadsOf(tx, userId)));
  await tx
    .update(productReviews)
    .set({ nickname: NICKNAME_OF_LEAVERS })
    .where(eq(productReviews.userId, userId));
  await tx.delete(oauthAttempts).where(eq(oauthAttempts.linkUserId, userId));
  await tx.delete(carts).where(and(eq(carts.userId, userId), eq(carts.status, 'open')));
  await forgetCartsOf(tx, userId);
  await tx.update(productRequests).set(NOBODYS_REQUEST).where(ownRows(productRequests, owner));
  await tx.update(inquiries).set(NOBODYS_INQUIRY).where(ownRows(inquiries, owner));
  await tx.update(orders).set({ memo: null }).where(eq(orders.userId, userId));
  await tx.update(orderApprovals).set({ decidedById: null }).where(eq(orderApprovals.decidedById, userId));
  await forgetReturnRemarks(tx, userId);
  await forgetUnpaidOrdersOf(tx, userId);
  if (owner.isAddressVerified) await keepUsesOfLeaver(tx, user);
  await forgetMailAddress(tx, user);
  await forgetPerson(tx, userId, passwordHash, now);
}

const uploadsOf = (tx: Executor, userId: number) =>
  tx.select({ id: uploads.id }).from(uploads).where(eq(uploads.userId, userId));

/** What the member wrote of returns that have ended; the shop needs it of the others until they end (`applyReturnStep`). */
const forgetReturnRemarks = (tx: Executor, userId: number) =>
  tx
    .update(orderReturns)
    .set({ remark: '' })
    .where(
      and(
        inArray(
          orderReturns.orderId,
          tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId)),
        ),
        notInArray(orderReturns.status, ['requested', 'approved']),
      ),
    );

/** What is stored under the mail address alone; not under one that the member never proved to own. */
async function forgetMailAddress(
  tx: Executor,
  { id, channelId, email, emailVerifiedAt }: typeof users.$inferSelect,
): Promise<void> {
  if (emailVerifiedAt === null) return;
  for (const table of [restockNotices, catalogOrders])
    await tx.delete(table).where(and(eq(table.channelId, channelId), eq(table.email, email)));
  // Those that wait to be sent tell of orders that stay; once they are sent the shop needs no address of them either.
  const isDone = or(isNotNull(mails.sentAt), isNotNull(mails.gaveUpAt));
  const toLeaver = and(eq(mails.channelId, channelId), eq(mails.to, email));
  await tx
    .update(mails)
    .set({ toOnceDone: emailOfLeaver(id) })
    .where(toLeaver);
  await tx
    .update(mails)
    .set({ to: emailOfLeaver(id) })
    .where(and(toLeaver, isDone));
}

/** Stands for a mail address that was deleted; no mail can reach it. */
export const emailOfLeaver = (userId: number): string => `left-${userId}@invalid`;

const forgetPerson = (tx: Executor, userId: number, passwordHash: string, now: Date) =>
  tx
    .update(users)
    .set({
      email: emailOfLeaver(userId),
      username: emailOfLeaver(userId),
      passwordHash,
      companyName: '',
      departmentOrPosition: '',
      lastName: '',
      firstName: '',
      lastNameKana: '',
      firstNameKana: '',
      phoneNumber: '',
      cellPhoneNumber: '',
      fax: '',
      job: '',
      genderCt: null,
      birthday: null,
      isRegisteredMember: false,
      isReceiveNewsletter: false,
      reminderQuestionCt: null,
      reminderAnswerHash: null,
      emailVerifiedAt: null,
      verificationAskedAt: null,
      leftAt: now,
    })
    .where(eq(users.id, userId));
