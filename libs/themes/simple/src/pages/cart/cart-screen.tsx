import { useCartNews } from '@shop/feature-cart/seen/use-cart-news';
import { useCart } from '@shop/feature-cart/use-cart';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { VisuallyHidden } from '@shop/ui-kit/visually-hidden';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { type ComponentType, useState } from 'react';
import { ApprovalState } from '../../parts/approval-state';
import { FreeArea } from '../../parts/free-area';
import { NeedsScript } from '../../parts/needs-script';
import { QueryFailure } from '../../parts/query-failure';
import type { CartLinesProps } from './cart-lines-props';
import styles from './cart-page.module.css';
import { CartSummary } from './cart-summary';
import { cartWords } from './cart-words';
import { PaymentState } from './payment-state';
import { CartRecommendations } from './cart-recommendations';
import { GoneNotice } from './line-news';
import { SavedLines } from './saved-lines';
import { type DoneToLine, UndoNotice } from './undo-notice';
import { useCartRows } from './use-cart-rows';
import { CartNoteSlot } from '../../slots/cart-slots';
import { PrimaryLink } from '../../parts/primary-link';
import { EmptyCartState } from '../../parts/empty-cart-state';

interface CartScreenProps {
  /** What shows the lines: below the page's first heading, in a section of its own. */
  readonly Lines: ComponentType<CartLinesProps>;
}

/** The cart of any theme: its states, its lines as the theme shows them, the totals, and the button that leads to the order. */
export function CartScreen({ Lines }: CartScreenProps) {
  const words = useWords(cartWords);
  const [done, setDone] = useState<DoneToLine | null>(null);
  const { cart, isLoading, isComputing, error, refetch } = useCart({ isLive: true });
  const news = useCartNews(cart);
  const rows = useCartRows(cart, news, setDone);
  return (
    <>
      <h1>{words.heading}</h1>
      {cart !== null && cart.lines.length > 0 && <PaymentState cart={cart} />}
      <CartNoteSlot cart={cart} />
      {done !== null && <UndoNotice done={done} onUndone={() => setDone(null)} />}
      <GoneNotice names={news?.gone ?? []} />
      {isLoading && (
        <>
          <NeedsScript explanation={words.needsScript} />
          <SkeletonPage sizes={['block', 'block', 'block']} />
        </>
      )}
      {error !== null && cart === null && <QueryFailure error={error} onRetry={refetch} />}
      {!isLoading && error === null && (cart === null || cart.lines.length === 0) && (
        <EmptyCartState cart={cart} message={words.empty}>
          <PrimaryLink to={paths.productList()}>{words.toProductList}</PrimaryLink>
        </EmptyCartState>
      )}
      {cart !== null && cart.lines.length > 0 && (
        <div className={styles.columns}>
          {cart.approval?.request != null && (
            <div className={styles.payment}>
              <ApprovalState approval={cart.approval} />
            </div>
          )}
          <section aria-labelledby="cart-lines">
            <h2 id="cart-lines" className={styles.hidden}>
              <VisuallyHidden>{words.products}</VisuallyHidden>
            </h2>
            <Lines cart={cart} rows={rows} />
          </section>
          <CartSummary cart={cart} isComputing={isComputing} />
        </div>
      )}
      {/* The shop's offers, such as coupons to take before the order: below the total, which they may lower. */}
      <div data-late="cart" />
      {cart !== null && <SavedLines cart={cart} onDone={setDone} />}
      {cart !== null && <CartRecommendations cart={cart} />}
      <div className={styles.notice}>
        <FreeArea code="cart-notice" />
      </div>
    </>
  );
}
