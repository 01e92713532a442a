import type { CartView } from '@shop/feature-cart/cart-view';
import { usePreviewedCart } from '@shop/feature-cart/packings/use-previewed-cart';
import { useCart } from '@shop/feature-cart/use-cart';
import { useRecentOrder } from '@shop/feature-cart/use-recent-order';
import { checkoutPaths } from '@shop/site/paths/checkout-paths';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { LinkButton } from '@shop/ui-kit/link-button';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { Unbroken } from '@shop/ui-kit/unbroken';
import { type ComponentType, type ReactNode, useState } from 'react';
import { Navigate } from 'react-router-dom';
import styles from './checkout-frame.module.css';
import { type CheckoutStep, CheckoutSteps } from './checkout-steps';
import { LostCoupons } from './lost-coupons';
import { OrderSummary } from './order-summary';
import { QueryFailure } from './query-failure';
import type { CheckoutNoteProps } from '../slots/checkout-slots';
import { checkoutFrameWords } from './checkout-frame-words';
import { PrimaryLink } from './primary-link';
import { RefusalPlace } from './refusal';
import { EmptyCartState } from './empty-cart-state';

interface CheckoutFrameProps {
  readonly title: string;
  readonly step: CheckoutStep;
  /** The slot above the step's form. */
  readonly Note: ComponentType<CheckoutNoteProps>;
  /** The page shows lines and sums itself: there is no summary beside it. */
  readonly isWhole?: boolean;
  /** Rendered once the cart is there and holds something. */
  readonly children: (cart: CartView, isComputing: boolean) => ReactNode;
}

/**
 * Heading, steps and summary around one step of an order; waits for the cart and says when it is empty. Where that is so
 * because the order has just been placed, it leads to the thank-you page instead.
 */
export function CheckoutFrame({ title, step, Note, isWhole = false, children }: CheckoutFrameProps) {
  const words = useWords(checkoutFrameWords);
  const { cart, isLoading, isComputing, error, refetch } = useCart({ isLive: true });
  const [refusals, setRefusals] = useState<HTMLElement | null>(null);
  const isEmpty = !isLoading && error === null && (cart === null || cart.lines.length === 0);
  const recent = useRecentOrder(isEmpty);
  const placedNo = recent?.isUnthanked === true ? recent.orderNo : null;
  return (
    <div className={styles.frame}>
      <CheckoutSteps step={step} />
      <h1 className={styles.title}>{title}</h1>
      <div ref={setRefusals} className={styles.refusals} />
      {placedNo !== null && <Navigate to={checkoutPaths.cartComplete(placedNo)} replace />}
      {(isLoading || placedNo !== null) && <SkeletonPage sizes={['block', 'block', 'line']} />}
      {error !== null && cart === null && <QueryFailure error={error} onRetry={refetch} />}
      {isEmpty && placedNo === null && (
        <EmptyCartState cart={cart} message={words.empty}>
          {recent !== null && (
            <>
              <p>
                {words.ordered}
                <Unbroken>{recent.orderNo}</Unbroken>
              </p>
              <LinkButton to={checkoutPaths.cartComplete(recent.orderNo)} variant="secondary">
                {words.toOrder}
              </LinkButton>
            </>
          )}
          <PrimaryLink to={paths.productList()}>{words.toProductList}</PrimaryLink>
        </EmptyCartState>
      )}
      {cart !== null && cart.lines.length > 0 && (
        <div className={styles.columns} data-whole={isWhole}>
          <div className={styles.step}>
            {/* The step of the payment says it at the coupon itself. */}
            {step !== 'payment' && <LostCoupons cart={cart} />}
            <Note cart={cart} />
            <RefusalPlace value={refusals}>{children(cart, isComputing)}</RefusalPlace>
          </div>
          {!isWhole && <StepSummary cart={cart} isComputing={isComputing} />}
        </div>
      )}
    </div>
  );
}

interface StepSummaryProps {
  readonly cart: CartView;
  readonly isComputing: boolean;
}

/** The summary with what is chosen in the step already. */
function StepSummary({ cart, isComputing }: StepSummaryProps) {
  const previewed = usePreviewedCart(cart);
  return <OrderSummary cart={previewed.cart} isComputing={isComputing || previewed.isComputing} />;
}
