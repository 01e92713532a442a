import { APPROVAL_TEXT_MAX } from '@shop/contract/order-approvals/approval-text-max';
import { textRule } from '@shop/site/form/text-rule';
import { useShopForm } from '@shop/site/form/use-shop-form';

const rules = {
  reason: textRule('理由', { maxLength: APPROVAL_TEXT_MAX, normalise: (text) => text.trim() }),
};

/** The form of the reason with which `reject` sends a request back. */
export function useRejectForm(reject: (values: { readonly reason: string }) => Promise<void>) {
  return useShopForm({
    rules,
    initial: { reason: '' },
    wireNames: { reason: 'reason' },
    submit: reject,
  });
}
