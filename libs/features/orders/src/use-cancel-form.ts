import { CANCEL_REASON_MAX } from '@shop/contract/orders/cancel-rules';
import { textRule } from '@shop/site/form/text-rule';
import { useShopForm } from '@shop/site/form/use-shop-form';
import { fieldLabels } from '@shop/validation/labels/field-labels';
import { useCancelOrder } from './use-cancel-order';

const rules = {
  reason: textRule(fieldLabels.cancelOrder.reason, {
    isRequired: false,
    maxLength: CANCEL_REASON_MAX,
    normalise: (text) => text.trim(),
  }),
};

/** The form that cancels an order with a reason, which may be empty. account §5 */
export function useCancelForm(orderId: number, onCancelled: () => void) {
  const { mutateAsync: cancel } = useCancelOrder(orderId);
  return useShopForm({
    rules,
    initial: { reason: '' },
    wireNames: { reason: 'cancel_reason' },
    submit: async ({ reason }) => {
      await cancel(reason);
      onCancelled();
    },
  });
}
