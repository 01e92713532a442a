import type { CartShippingView, CartView } from '@shop/feature-cart/cart-view';
import { goodsOf } from '@shop/feature-cart/destinations/goods-of';
import { formatMonthDay } from '@shop/format/format-month-day';
import { checkoutPaths } from '@shop/site/paths/checkout-paths';
import { useWords } from '@shop/theming/use-words';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Notice } from '@shop/ui-kit/notice';
import { Panel } from '@shop/ui-kit/panel';
import { VisuallyHidden } from '@shop/ui-kit/visually-hidden';
import { deliveryPreferenceWords } from '../../parts/delivery-preference-words';
import { DestinationContents } from '../../parts/destination-contents';
import { destinationWords } from '../../parts/destination-words';
import { formatDeliveryPreference } from '../../parts/format-delivery-preference';
import { NamedAddress } from '../../parts/named-address';
import { PackingTextList } from '../../parts/packing-text-list';
import { useDestinationNames } from '../../parts/use-destination-names';
import { cartConfirmWords } from './cart-confirm-words';

const FROM_CONFIRM = { isFromConfirm: true };

/** Where the order goes: addresses with their goods, delivery and packings, each with the way to change it. */
export function ConfirmDestinations({ cart }: { readonly cart: CartView }) {
  const names = useDestinationNames(cart);
  const isSeveral = cart.shippings.length > 1;
  return cart.shippings.map((shipping, at) => (
    <ConfirmDestination
      key={shipping.key}
      cart={cart}
      shipping={shipping}
      name={isSeveral ? (names[at]?.number ?? null) : null}
      label={names[at]?.ownLabel ?? null}
    />
  ));
}

interface ConfirmDestinationProps {
  readonly cart: CartView;
  readonly shipping: CartShippingView;
  /** お届け先1; null where there is one destination. */
  readonly name: string | null;
  /** What the member calls it; null: nothing. */
  readonly label: string | null;
}

function ConfirmDestination({ cart, shipping, name, label }: ConfirmDestinationProps) {
  const words = useWords(cartConfirmWords);
  const { withoutGoods } = useWords(destinationWords);
  const preferenceWords = useWords(deliveryPreferenceWords);
  const goods = goodsOf(cart, shipping.key);
  const titled = (title: string) => (name === null ? title : words.ofDestination(name, title));
  const editLink = (to: string, what: string) => (
    <LinkButton to={to} variant="quiet">
      {words.change}
      {name !== null && <VisuallyHidden>{words.ofWhat(what)}</VisuallyHidden>}
    </LinkButton>
  );
  const place = name ?? words.shippingAddress;
  const select =
    cart.userId === null && name === null
      ? checkoutPaths.cartShippingAdd(FROM_CONFIRM)
      : checkoutPaths.cartShippingSelect(FROM_CONFIRM);
  const detail = checkoutPaths.cartShippingDetail(FROM_CONFIRM);
  if (goods.length === 0)
    return (
      <Panel title={place} action={editLink(select, place)}>
        <NamedAddress label={label} address={shipping.address} />
        <Notice kind="warning">{withoutGoods}</Notice>
      </Panel>
    );
  return (
    <>
      <Panel title={place} action={editLink(select, place)}>
        <NamedAddress label={label} address={shipping.address} />
        {name !== null && (
          <DestinationContents goods={goods} packings={[]} shippingFeeWithTax={shipping.shippingFeeWithTax} />
        )}
      </Panel>
      <Panel title={titled(words.delivery)} action={editLink(detail, titled(words.delivery))}>
        <p>{shipping.deliveryName}</p>
        <p>
          {shipping.pickup === null
            ? formatDeliveryPreference(preferenceWords, shipping.deliveryAt, shipping.timeSlotLabel)
            : words.pickupOn(formatMonthDay(shipping.pickup.on))}
        </p>
      </Panel>
      <Panel title={titled(words.packings)} action={editLink(detail, titled(words.packings))}>
        {shipping.packings.length === 0 ? (
          <p>{words.noPackings}</p>
        ) : (
          <PackingTextList packings={shipping.packings} />
        )}
      </Panel>
    </>
  );
}
