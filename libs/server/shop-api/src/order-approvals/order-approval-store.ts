import type { CompanyRole } from '@shop/contract/companies/company-role';
import type { OrderApprovalStatus } from '@shop/contract/order-approvals/order-approval-status';
import { and, count, desc, eq, inArray, isNull, ne, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { findCompanyOf } from '../companies/company-store';
import type { Executor } from '../db/database';
import { carts, companyMembers, orderApprovals, users } from '../db/schema';

export type OrderApprovalRow = Readonly<typeof orderApprovals.$inferSelect>;
export type UserRow = typeof users.$inferSelect;

/** A request with the people and the cart that it is about. */
export interface ApprovalDetail {
  readonly approval: OrderApprovalRow;
  readonly requester: UserRow;
  /** Who decided; null: nobody yet, or somebody who has left. */
  readonly decider: UserRow | null;
  /** The cart as it is now; null once its retention has ended. */
  readonly cart: Pick<typeof carts.$inferSelect, 'revision' | 'status' | 'expiresAt'> | null;
}

/** Who looks at requests, and what they may see of whose. */
export interface ApprovalViewer {
  readonly userId: number;
  readonly companyId: number | null;
  /** Approves what others of the company request. */
  readonly isApprover: boolean;
}

const APPROVING_ROLES: readonly CompanyRole[] = ['approver', 'both'];
const OPEN: readonly OrderApprovalStatus[] = ['requested', 'approved'];

/** The member as somebody who looks at requests. */
export async function approvalViewer(db: Executor, userId: number): Promise<ApprovalViewer> {
  const company = await findCompanyOf(db, userId);
  return {
    userId,
    companyId: company?.id ?? null,
    isApprover: company !== null && APPROVING_ROLES.includes(company.role),
  };
}

/** The requests that somebody may see: their own, and as an approver all of their company. */
const visibleTo = ({ userId, companyId, isApprover }: ApprovalViewer): SQL | undefined =>
  or(
    eq(orderApprovals.userId, userId),
    isApprover && companyId !== null ? eq(orderApprovals.companyId, companyId) : undefined,
  );

const deciders = alias(users, 'deciders');

const selectDetails = (db: Executor) =>
  db
    .select({
      approval: orderApprovals,
      requester: users,
      decider: deciders,
      cart: { revision: carts.revision, status: carts.status, expiresAt: carts.expiresAt },
    })
    .from(orderApprovals)
    .innerJoin(users, eq(users.id, orderApprovals.userId))
    .leftJoin(deciders, eq(deciders.id, orderApprovals.decidedById))
    .leftJoin(carts, eq(carts.id, orderApprovals.cartId));

/** One request as far as this member may see it; null where they may not, or there is none. */
export async function findApproval(
  db: Executor,
  viewer: ApprovalViewer,
  id: number,
): Promise<ApprovalDetail | null> {
  const [row] = await selectDetails(db).where(and(eq(orderApprovals.id, id), visibleTo(viewer)));
  return row ?? null;
}

/** The same, locked until the transaction ends: two people who decide at the same time do so one after the other. */
export async function lockApproval(
  tx: Executor,
  viewer: ApprovalViewer,
  id: number,
): Promise<ApprovalDetail | null> {
  await tx
    .select({ id: orderApprovals.id })
    .from(orderApprovals)
    .where(and(eq(orderApprovals.id, id), visibleTo(viewer)))
    .for('update');
  return findApproval(tx, viewer, id);
}

/** A page of the requests that a member may see, newest first, and how many there are. */
export async function listApprovals(
  db: Executor,
  viewer: ApprovalViewer,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly ApprovalDetail[]; readonly total: number }> {
  const [counted] = await db.select({ total: count() }).from(orderApprovals).where(visibleTo(viewer));
  const rows = await selectDetails(db)
    .where(visibleTo(viewer))
    .orderBy(desc(orderApprovals.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: counted?.total ?? 0 };
}

/** The newest request about a cart; null where there is none. */
export async function findApprovalOfCart(db: Executor, cartId: number): Promise<OrderApprovalRow | null> {
  const [row] = await db
    .select()
    .from(orderApprovals)
    .where(eq(orderApprovals.cartId, cartId))
    .orderBy(desc(orderApprovals.id))
    .limit(1);
  return row ?? null;
}

/** Ends the requests about a cart that another one takes the place of. */
export async function expireApprovalsOf(tx: Executor, cartId: number): Promise<void> {
  await tx
    .update(orderApprovals)
    .set({ status: 'expired' })
    .where(and(eq(orderApprovals.cartId, cartId), inArray(orderApprovals.status, [...OPEN])));
}

/** Who else approves for a company. */
export const findApprovers = async (
  db: Executor,
  companyId: number,
  { except }: { readonly except: number },
): Promise<readonly UserRow[]> =>
  (
    await db
      .select({ user: users })
      .from(companyMembers)
      .innerJoin(users, eq(users.id, companyMembers.userId))
      .where(
        and(
          eq(companyMembers.companyId, companyId),
          inArray(companyMembers.role, [...APPROVING_ROLES]),
          ne(users.id, except),
          isNull(users.leftAt),
        ),
      )
      .orderBy(users.id)
  ).map(({ user }) => user);

/** Whether the cart is still the one that was shown to the approver. */
export const isOfCartNow = ({ approval, cart }: ApprovalDetail, now: Date): boolean =>
  cart !== null && cart.status === 'open' && cart.revision === approval.revision && cart.expiresAt > now;

/** The state of a request: one that waits or was approved has expired once its cart is another. */
export const statusNow = (detail: ApprovalDetail, now: Date): OrderApprovalStatus =>
  OPEN.includes(detail.approval.status) && !isOfCartNow(detail, now) ? 'expired' : detail.approval.status;
