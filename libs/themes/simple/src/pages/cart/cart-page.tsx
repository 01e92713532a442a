import { useCartNews } from '@shop/feature-cart/seen/use-cart-news';
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
import { CartRecommendations } from './cart-recommendations';
import { GoneNotice } from './line-news';
import { SavedLines } from './saved-lines';
import { type DoneToLine, UndoNotice } from './undo-notice';
import { CartNoteSlot } from '../../slots/cart-slots';
import { PrimaryLink } from '../../parts/primary-link';

/** The products in the cart, the totals, and the button that leads to the order. */
export default function CartPage() {
  const words = useWords(cartWords);
  const [done, setDone] = useState<DoneToLine | null>(null);
  const { cart, isLoading, isComputing, error, refetch } = useCart({ isLive: true });
  const news = useCartNews(cart);
  return (
    <>
      <h1>{words.heading}</h1>
      <CartNoteSlot cart={cart} />
      {done !== null && <UndoNotice done={done} onUndone={() => setDone(null)} />}
      <GoneNotice names={news?.gone ?? []} />
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
                <CartLineRow key={line.key} line={line} news={news?.lines[line.key] ?? []} onDone={setDone} />
              ))}
            </LineItems>
          </section>
          <CartSummary cart={cart} isComputing={isComputing} />
        </div>
      )}
      {cart !== null && <SavedLines cart={cart} onDone={setDone} />}
      {cart !== null && <CartRecommendations cart={cart} />}
      <FreeArea code="cart-notice" />
      <div data-late="cart" />
    </>
  );
}
