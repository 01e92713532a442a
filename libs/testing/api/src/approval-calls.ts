import type { Cart } from '@shop/contract/carts/cart';
import { decideCartSpec } from '@shop/contract/carts/decide-cart';
import { approveOrderApprovalSpec } from '@shop/contract/order-approvals/approve-order-approval';
import { createOrderApprovalSpec } from '@shop/contract/order-approvals/create-order-approval';
import { getOrderApprovalSpec } from '@shop/contract/order-approvals/get-order-approval';
import { rejectOrderApprovalSpec } from '@shop/contract/order-approvals/reject-order-approval';
import { withdrawOrderApprovalSpec } from '@shop/contract/order-approvals/withdraw-order-approval';
import type { Shopper } from './checkout';
import type { TestApi } from './open-test-api';

/** What buyers and approvers do about the order of a cart, as they saw it. */
export const approvalCalls = (api: Pick<TestApi, 'call'>) => ({
  request({ token: cart_token, data }: Cart, who: Shopper, comment = '') {
    const seen = { revision: data.revision, total_payment: data.order.total_payment };
    return api.call(createOrderApprovalSpec, { body: { cart_token, ...seen, comment } }, who);
  },
  approve: (id: number, who: Shopper) => api.call(approveOrderApprovalSpec, { params: { id } }, who),
  reject: (id: number, who: Shopper, reason = '予算を超えています') =>
    api.call(rejectOrderApprovalSpec, { params: { id }, body: { reason } }, who),
  withdraw: (id: number, who: Shopper) => api.call(withdrawOrderApprovalSpec, { params: { id } }, who),
  read: (id: number, who: Shopper) => api.call(getOrderApprovalSpec, { params: { id } }, who),
  decide({ token: cart_token, data }: Cart, who: Shopper) {
    const body = { revision: data.revision, total_payment: data.order.total_payment };
    return api.call(decideCartSpec, { params: { cart_token }, body }, who);
  },
});
