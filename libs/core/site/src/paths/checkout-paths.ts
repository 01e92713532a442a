import { CHECKOUT_PAGE_PATHS } from './checkout-page-paths';
import { withQuery } from './path-with-query';

/** What a step of an order is opened for. */
interface StepOptions {
  /** It was opened from the confirmation, and leads back to it. */
  readonly isFromConfirm?: boolean;
}

interface SelectOptions extends StepOptions {
  /** To send the order to several destinations. */
  readonly isSeveral?: boolean;
  /** To make the order a social gift. */
  readonly isGift?: boolean;
}

interface AddOptions extends StepOptions {
  /** The destination that gets the address, by its key, or `new`; left out: the only one. */
  readonly destination?: string;
}

const fromConfirm = ({ isFromConfirm = false }: StepOptions) => ({
  from: isFromConfirm ? 'confirm' : undefined,
});

/** The URLs of the steps from the cart to the order. */
export const checkoutPaths = {
  cartShippingSelect: (options: SelectOptions = {}) =>
    withQuery(CHECKOUT_PAGE_PATHS['cart-shipping-select'], {
      several: options.isSeveral === true ? '1' : undefined,
      gift: options.isGift === true ? '1' : undefined,
      ...fromConfirm(options),
    }),
  cartShippingAdd: (options: AddOptions = {}) =>
    withQuery(CHECKOUT_PAGE_PATHS['cart-shipping-add'], {
      destination: options.destination,
      ...fromConfirm(options),
    }),
  cartShippingDetail: (options: StepOptions = {}) =>
    withQuery(CHECKOUT_PAGE_PATHS['cart-shipping-detail'], fromConfirm(options)),
  cartPayment: () => CHECKOUT_PAGE_PATHS['cart-payment'],
  cartConfirm: () => CHECKOUT_PAGE_PATHS['cart-confirm'],
  cartComplete: (orderNo?: string) => withQuery(CHECKOUT_PAGE_PATHS['cart-complete'], { order: orderNo }),
} as const;
