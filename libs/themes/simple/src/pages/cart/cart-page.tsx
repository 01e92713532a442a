import type { CartLine } from '@shop/feature-cart/cart-view';
import { useCart } from '@shop/feature-cart/use-cart';
import { paths } from '@shop/site/paths';
import { useWords } from '@shop/theming/use-words';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { VisuallyHidden } from '@shop/ui-kit/visually-hidden';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useState } from 'react';
import { FreeArea } from '../../parts/free-area';
import { LineItems } from '../../parts/line-item';
import { QueryFailure } from '../../parts/query-failure';
import { CartLineRow } from './cart-line-row';
import styles from './cart-page.module.css';
import { CartSummary } from './cart-summary';
import { cartWords } from './cart-words';
import { PaymentState } from './payment-state';
import { RemovedLine } from './removed-line';
import { CartNoteSlot } from '../../slots/cart-slots';
import { PrimaryLink } from '../../parts/primary-link';

/** The products in the cart, the totals, and the button that leads to the order. */
export default function CartPage() {
  const words = useWords(cartWords);
  const [removed, setRemoved] = useState<CartLine | null>(null);
  const { cart, isLoading, isComputing, error, refetch } = useCart({ isLive: true });
  return (
    <>
      <h1>{words.heading}</h1>
      <CartNoteSlot cart={cart} />
      {removed !== null && <RemovedLine line={removed} onRestored={() => setRemoved(null)} />}
      {isLoading && <SkeletonPage sizes={['block', 'block', 'block']} />}
      {error !== null && cart === null && <QueryFailure error={error} onRetry={refetch} />}
      {!isLoading && error === null && (cart === null || cart.lines.length === 0) && (
        <EmptyState message={words.empty}>
          <PrimaryLink to={paths.productList()}>{words.toProductList}</PrimaryLink>
        </EmptyState>
      )}
      {cart !== null && cart.lines.length > 0 && (
        <div className={styles.columns}>
          <PaymentState cart={cart} />
          <section aria-labelledby="cart-lines">
            <h2 id="cart-lines" className={styles.hidden}>
              <VisuallyHidden>{words.products}</VisuallyHidden>
            </h2>
            <LineItems>
              {cart.lines.map((line) => (
                <CartLineRow key={line.key} line={line} onRemoved={() => setRemoved(line)} />
              ))}
            </LineItems>
          </section>
          <CartSummary cart={cart} isComputing={isComputing} />
        </div>
      )}
      <FreeArea code="cart-notice" />
      <div data-late="cart" />
    </>
  );
}
