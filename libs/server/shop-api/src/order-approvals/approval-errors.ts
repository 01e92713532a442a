import { ORDER_APPROVAL_ERRORS } from '@shop/contract/order-approvals/order-approval-errors';
import { notFound, rejected } from '../http/http-error';

/** The errors of requests to approve an order, each with its message. */
export const approvalErrors = {
  notFound: () => notFound(ORDER_APPROVAL_ERRORS.notFound, '承認の依頼が見つかりません'),
  notRequired: () => rejected(ORDER_APPROVAL_ERRORS.notRequired, 'このご注文には承認は必要ありません'),
  noApprover: () =>
    rejected(
      ORDER_APPROVAL_ERRORS.noApprover,
      'ほかに承認できる方が登録されていません。当店にお問い合わせください',
    ),
  own: () => rejected(ORDER_APPROVAL_ERRORS.own, 'ご自身の依頼は承認できません。ほかの承認者が確認します'),
  notOpen: (statusName: string) =>
    rejected(ORDER_APPROVAL_ERRORS.notOpen, `この依頼は「${statusName}」のため、変更できません`),
  outdated: () =>
    rejected(
      ORDER_APPROVAL_ERRORS.outdated,
      'ご依頼のあとにカートの内容が変わったため、この依頼は無効になりました',
    ),
} as const;
