import type { CartGiftView } from '@shop/feature-cart/cart-view';
import { checkoutPaths } from '@shop/site/paths/checkout-paths';
import { useWords } from '@shop/theming/use-words';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Panel } from '@shop/ui-kit/panel';
import { VisuallyHidden } from '@shop/ui-kit/visually-hidden';
import { cartGiftWords } from '../../parts/gift/cart-gift-words';
import styles from '../../parts/gift/gift.module.css';
import { PackingTextList } from '../../parts/packing-text-list';
import { cartConfirmWords } from './cart-confirm-words';

const FROM_CONFIRM = { isFromConfirm: true };

/** Who gets the gift, how the link gets there, and how it is wrapped. */
export function ConfirmGiftReceiver({ gift }: { readonly gift: CartGiftView }) {
  const words = useWords(cartGiftWords);
  const { ofWhat } = useWords(cartConfirmWords);
  const editLink = (to: string, what: string) => (
    <LinkButton to={to} variant="quiet">
      {words.change}
      <VisuallyHidden>{ofWhat(what)}</VisuallyHidden>
    </LinkButton>
  );
  return (
    <>
      <Panel
        title={words.heading}
        action={editLink(checkoutPaths.cartShippingSelect(FROM_CONFIRM), words.heading)}
      >
        <div className={styles.gift}>
          <p>{words.receiverName(gift.receiverName)}</p>
          <p>{gift.receiverEmail === null ? words.byHand : words.byMail(gift.receiverEmail)}</p>
          {gift.message !== '' && <blockquote className={styles.message}>{gift.message}</blockquote>}
          <p className={styles.note}>{words.arrival}</p>
        </div>
      </Panel>
      <Panel
        title={words.packings}
        action={editLink(checkoutPaths.cartShippingDetail(FROM_CONFIRM), words.packings)}
      >
        {gift.packings.length === 0 ? (
          <p>{words.noPackings}</p>
        ) : (
          <PackingTextList packings={gift.packings} />
        )}
      </Panel>
    </>
  );
}
