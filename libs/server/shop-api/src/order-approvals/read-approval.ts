import type { OrderApproval } from '@shop/contract/order-approvals/order-approval';
import type { RouteContext } from '../http/route-context';
import { approvalErrors } from './approval-errors';
import { approvalViewer, findApproval } from './order-approval-store';
import { presentApproval } from './present-order-approval';

/** One request as the member may see it; throws a 404 for any other. */
export async function readApproval(
  { db, clock, requireMember }: RouteContext,
  id: number,
): Promise<OrderApproval> {
  const viewer = await approvalViewer(db, requireMember().id);
  const detail = await findApproval(db, viewer, id);
  if (detail === null) throw approvalErrors.notFound();
  return presentApproval(detail, viewer, clock.now());
}
