import type { CartView } from '@shop/feature-cart/cart-view';
import { productEntries } from '@shop/feature-cart/destinations/product-entries';
import { formatPhoneNumber } from '@shop/format/format-phone-number';
import { checkoutPaths } from '@shop/site/paths/checkout-paths';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Panel } from '@shop/ui-kit/panel';
import { LineDetails } from '../../parts/line-details';
import { LineItem, LineItems } from '../../parts/line-item';
import { SavingsPanel } from '../../parts/order-savings/savings-panel';
import { ShareList } from '../../parts/share-list';
import { useDestinationNames } from '../../parts/use-destination-names';
import { useLineItemProps } from '../../parts/use-line-item-props';
import { cartConfirmWords } from './cart-confirm-words';
import { ConfirmDestinations } from './confirm-destinations';
import styles from './confirm-form.module.css';
import { ConfirmGiftReceiver } from './confirm-gift-receiver';
import { ConfirmPayment } from './confirm-payment';
import { LegalItems } from './legal-items';

interface ConfirmContentsProps {
  readonly cart: CartView;
  /** The saved card that pays; null where none does. */
  readonly card: { readonly label: string } | null;
}

/** Lines, address, delivery, payment, and the items the law asks for, each with the way to change it. */
export function ConfirmContents({ cart, card }: ConfirmContentsProps) {
  const words = useWords(cartConfirmWords);
  const lineItemProps = useLineItemProps();
  const places = useDestinationNames(cart);
  const isGuest = cart.userId === null;
  const editLink = (to: string) => (
    <LinkButton to={to} variant="quiet">
      {words.change}
    </LinkButton>
  );
  return (
    <div className={styles.content}>
      <Panel title={words.products} action={editLink(paths.cart())}>
        <LineItems>
          {productEntries(cart).map(({ line, lines }) => (
            <LineItem key={line.key} {...lineItemProps(line)} quantity={line.quantity}>
              <LineDetails line={line} />
              <ShareList product={line.name} lines={lines} places={places} />
            </LineItem>
          ))}
        </LineItems>
      </Panel>
      {isGuest && (
        <Panel
          title={words.orderer}
          action={editLink(
            cart.gift === null
              ? checkoutPaths.cartShippingAdd({ isFromConfirm: true })
              : checkoutPaths.cartShippingSelect({ isFromConfirm: true }),
          )}
        >
          <p>{cart.orderer.name}</p>
          <p>{cart.orderer.email}</p>
          <p>{formatPhoneNumber(cart.orderer.phoneNumber)}</p>
        </Panel>
      )}
      {cart.gift === null ? <ConfirmDestinations cart={cart} /> : <ConfirmGiftReceiver gift={cart.gift} />}
      <Panel title={words.payment} action={editLink(checkoutPaths.cartPayment())}>
        <ConfirmPayment cart={cart} />
        {card !== null && <p>{card.label}</p>}
      </Panel>
      {cart.remarks !== '' && (
        <Panel
          title={words.remarks}
          action={editLink(checkoutPaths.cartShippingDetail({ isFromConfirm: true }))}
        >
          <p className={styles.remarks}>{cart.remarks}</p>
        </Panel>
      )}
      <SavingsPanel cart={cart} action={editLink(checkoutPaths.cartPayment())} />
      <LegalItems cart={cart} savedCard={card?.label ?? null} />
    </div>
  );
}
