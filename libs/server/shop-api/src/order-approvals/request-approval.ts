import { eq } from 'drizzle-orm';
import { checkDecision } from '../carts/decision/check-decision';
import { type CartState, loadCartState } from '../carts/state/cart-state';
import { findOwnCart, requireOpen } from '../carts/state/find-cart';
import type { Executor } from '../db/database';
import { orderApprovals, users } from '../db/schema';
import { DAY_MS } from '../durations';
import { consumeRateLimit } from '../http/rate-limit';
import type { RouteContext } from '../http/route-context';
import { lockMember } from '../users/lock-member';
import { approvalContents } from './approval-contents';
import { approvalErrors } from './approval-errors';
import { sendApprovalRequested } from './approval-mails';
import { needsApproval } from './needs-approval';
import {
  expireApprovalsOf,
  findApprovalOfCart,
  findApprovers,
  type OrderApprovalRow,
} from './order-approval-store';

/** Each request sends a mail to every approver of the company. */
const PER_MEMBER = { count: 30, windowMs: DAY_MS };

/** What a buyer asks approval for. */
export interface ApprovalRequest {
  readonly cart_token: string;
  readonly total_payment: number;
  readonly revision: number;
  readonly comment: string;
}

/** Whether a request is about the cart as it is now, and waits or was approved. */
const isOfState = (approval: OrderApprovalRow, { cart, amounts }: CartState): boolean =>
  (approval.status === 'requested' || approval.status === 'approved') &&
  approval.revision === cart.revision &&
  approval.totalPayment === amounts.totalPayment;

/**
 * Stores the request to approve a cart's order, and mails the approvers. The cart has passed all that its decision checks, so
 * that nobody approves what cannot be ordered. Repeated for the same cart it returns the request that is there. Locks are
 * taken as by the decision: the member, the cart, the company.
 */
export async function requestApproval(context: RouteContext, request: ApprovalRequest): Promise<number> {
  const member = context.requireMember();
  return context.db.transaction(async (tx) => {
    await lockMember(tx, member.id);
    const cart = await findOwnCart(tx, context, request.cart_token, { isLocking: true });
    requireOpen(cart, context.clock.now());
    const state = await loadCartState(tx, context, cart);
    await checkDecision(tx, context, state, request);
    const { company } = state;
    if (company === null || !needsApproval(company, state.amounts.totalPayment))
      throw approvalErrors.notRequired();
    await consumeRateLimit(tx, context.clock, `order-approval/${member.id}`, PER_MEMBER);
    const present = await findApprovalOfCart(tx, cart.id);
    if (present !== null && isOfState(present, state)) return present.id;
    return insertRequest(tx, context, { state, companyId: company.id, comment: request.comment });
  });
}

async function insertRequest(
  tx: Executor,
  context: RouteContext,
  { state, companyId, comment }: { state: CartState; companyId: number; comment: string },
): Promise<number> {
  const userId = context.requireMember().id;
  const approvers = await findApprovers(tx, companyId, { except: userId });
  if (approvers.length === 0) throw approvalErrors.noApprover();
  await expireApprovalsOf(tx, state.cart.id);
  const [approval] = await tx
    .insert(orderApprovals)
    .values({
      channelId: context.channel.id,
      companyId,
      userId,
      cartId: state.cart.id,
      revision: state.cart.revision,
      totalPayment: state.amounts.totalPayment,
      contents: approvalContents(state),
      comment,
      requestedAt: context.clock.now(),
    })
    .returning();
  const [requester] = await tx.select().from(users).where(eq(users.id, userId));
  if (approval === undefined || requester === undefined) throw new Error('The request was not stored');
  await sendApprovalRequested(tx, context, approval, { requester, approvers });
  return approval.id;
}
