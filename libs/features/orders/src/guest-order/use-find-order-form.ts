import { findOrder } from '@shop/contract/orders/find-order';
import { useApi } from '@shop/query/use-api';
import { textRule } from '@shop/site/form/text-rule';
import { type FormValues, useShopForm } from '@shop/site/form/use-shop-form';
import { halfWidth, orderNumberRule } from './order-number-rule';

const CONTACT_MAX_LENGTH = 254;

const rules = {
  orderNo: orderNumberRule,
  contact: textRule('メールアドレスまたは電話番号', {
    maxLength: CONTACT_MAX_LENGTH,
    normalise: halfWidth,
  }),
};

/** What identifies a guest's order. */
export type FindOrderValues = FormValues<keyof typeof rules>;

/**
 * The form that has the link of an order mailed, with what was sent before. Right and wrong combinations end alike.
 */
export function useFindOrderForm(sent: FindOrderValues | null, onSent: (values: FindOrderValues) => void) {
  const api = useApi();
  return useShopForm({
    rules,
    initial: sent ?? { orderNo: '', contact: '' },
    wireNames: { orderNo: 'order_no', contact: 'contact' },
    submit: async (values) => {
      await api.call(findOrder, { body: { order_no: values.orderNo, contact: values.contact } });
      onSent(values);
    },
  });
}
