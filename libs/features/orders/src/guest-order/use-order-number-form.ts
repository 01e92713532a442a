import { useShopForm } from '@shop/site/form/use-shop-form';
import { orderNumberRule } from './order-number-rule';

const rules = { orderNo: orderNumberRule };

/** The form that asks for the number of an order, with what was given before; nothing is sent. */
export function useOrderNumberForm(given: string, onGiven: (orderNo: string) => Promise<void>) {
  return useShopForm({
    rules,
    initial: { orderNo: given },
    wireNames: { orderNo: 'order_no' },
    submit: ({ orderNo }) => onGiven(orderNo),
  });
}
