import { useCart } from '@shop/feature-cart/use-cart';
import { paths } from '@shop/site/paths';
import { Slot } from '@shop/theming/slot';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { LinkButton } from '@shop/ui-kit/link-button';
import { VisuallyHidden } from '@shop/ui-kit/visually-hidden';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { LineItems } from '../../parts/line-item';
import { QueryFailure } from '../../parts/query-failure';
import { CartLineRow } from './cart-line-row';
import styles from './cart-page.module.css';
import { CartSummary } from './cart-summary';
import { PaymentState } from './payment-state';

/** What is in the cart, what it costs, and the way to the order. */
export default function CartPage() {
  const { cart, isLoading, isComputing, error, refetch } = useCart({ isLive: true });
  return (
    <>
      <h1>ショッピングカート</h1>
      <Slot id="cart-note" />
      {isLoading && <SkeletonPage sizes={['block', 'block', 'block']} />}
      {error !== null && cart === null && <QueryFailure error={error} onRetry={refetch} />}
      {!isLoading && error === null && (cart === null || cart.lines.length === 0) && (
        <EmptyState message="カートに商品がありません">
          <LinkButton to={paths.productList()}>商品一覧を見る</LinkButton>
        </EmptyState>
      )}
      {cart !== null && cart.lines.length > 0 && (
        <div className={styles.columns}>
          <PaymentState cart={cart} />
          <section aria-labelledby="cart-lines">
            <h2 id="cart-lines" className={styles.hidden}>
              <VisuallyHidden>カートの商品</VisuallyHidden>
            </h2>
            <LineItems>
              {cart.lines.map((line) => (
                <CartLineRow key={line.key} line={line} />
              ))}
            </LineItems>
          </section>
          <CartSummary cart={cart} isComputing={isComputing} />
        </div>
      )}
    </>
  );
}
