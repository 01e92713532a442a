import { cartErrorKind } from '@shop/feature-cart/cart-error-kind';
import type { CartView } from '@shop/feature-cart/cart-view';
import { TotalsMismatchError } from '@shop/feature-cart/decide-order';
import { savedCardAtom } from '@shop/feature-cart/saved-card-atom';
import { useDecideOrder } from '@shop/feature-cart/use-decide-order';
import { formatPriceWithTax } from '@shop/format/format-yen';
import { isApiError } from '@shop/api-client/is-api-error';
import { errorMessage } from '@shop/site/errors/error-message';
import { checkoutPaths } from '@shop/site/checkout-paths';
import { paths } from '@shop/site/paths';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Panel } from '@shop/ui-kit/panel';
import { PAYMENTS } from '@shop/contract/payments/payments';
import { useWords } from '@shop/theming/use-words';
import { useAtomValue } from 'jotai/react';
import { useNavigate } from 'react-router-dom';
import { LineDetails } from '../../parts/line-details';
import { LineItem, LineItems } from '../../parts/line-item';
import { OpenPayment } from '../../parts/open-payment';
import { PaymentFailure } from '../../parts/payment-failure';
import { SavingsPanel } from '../../parts/order-savings/savings-panel';
import { StepActions } from '../../parts/step-actions';
import { ConfirmDestinations } from './confirm-destinations';
import styles from './confirm-form.module.css';
import { ConfirmPayment } from './confirm-payment';
import { LegalItems } from './legal-items';
import { cartConfirmWords } from './cart-confirm-words';
import { OrderTotals } from '../../parts/order-totals';

interface ConfirmFormProps {
  readonly cart: CartView;
  readonly isComputing: boolean;
}

/** What the failure means here; what the cart itself says of its payment is said once. */
function failureText(
  error: unknown,
  { paymentError, openPayment }: CartView,
  words: Pick<typeof cartConfirmWords.words, 'totalChanged' | 'totalsMismatch'>,
): string | null {
  if (error === null || paymentError !== null || openPayment !== null) return null;
  if (isApiError(error) && cartErrorKind(error) === 'total-changed') return words.totalChanged;
  if (error instanceof TotalsMismatchError) return words.totalsMismatch;
  return errorMessage(error);
}

/** Lines, address, delivery, payment, sums, the items the law asks for, and the button that makes it binding. */
export function ConfirmForm({ cart, isComputing }: ConfirmFormProps) {
  const words = useWords(cartConfirmWords);
  const navigate = useNavigate();
  const { mutate, reset, isPending, isSuccess, error } = useDecideOrder();
  const isWaiting = cart.openPayment !== null;
  const isGuest = cart.userId === null;
  const savedCard = useAtomValue(savedCardAtom);
  const card = cart.paymentId === PAYMENTS.card ? savedCard : null;
  const editLink = (to: string) => (
    <LinkButton to={to} variant="quiet">
      {words.change}
    </LinkButton>
  );
  const order = () =>
    mutate(
      { cart, savedCardId: card?.id ?? null },
      {
        onSuccess({ orderNo, paymentPage, isPaymentOpen }) {
          if (paymentPage !== null) globalThis.location.assign(paymentPage);
          // The cart says what it waits for, and may be ordered again from here.
          else if (isPaymentOpen) reset();
          else void navigate(checkoutPaths.cartComplete(orderNo), { replace: true });
        },
      },
    );
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWaiting && !isPending && !isSuccess && !isComputing) order();
      }}
    >
      {isWaiting && (
        <div className={styles.waiting}>
          <OpenPayment cart={cart} otherwise={words.otherPayment} />
        </div>
      )}
      <div className={styles.content}>
        <Panel title={words.products} action={editLink(paths.cart())}>
          <LineItems>
            {cart.lines.map((line) => (
              <LineItem
                key={line.key}
                productKey={line.productKey}
                name={line.name}
                options={line.options}
                picture={line.picture}
                isReducedRate={line.isReducedRate}
                price={formatPriceWithTax(line.unitPriceWithTax)}
                quantity={line.quantity}
              >
                <LineDetails line={line} />
              </LineItem>
            ))}
          </LineItems>
        </Panel>
        {isGuest && (
          <Panel
            title={words.orderer}
            action={editLink(checkoutPaths.cartShippingAdd({ isFromConfirm: true }))}
          >
            <p>{cart.orderer.name}</p>
            <p>{cart.orderer.email}</p>
            <p>{cart.orderer.phoneNumber}</p>
          </Panel>
        )}
        <ConfirmDestinations cart={cart} />
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
        <LegalItems cart={cart} />
      </div>
      <div className={styles.decision}>
        <Panel title={words.amount}>
          <OrderTotals totals={cart.totals} isComputing={isComputing} />
        </Panel>
        {cart.paymentError !== null && (
          <PaymentFailure reason={cart.paymentError} next={words.placeAgain} hasWayToPayments />
        )}
        {!isWaiting && (
          <StepActions
            backTo={checkoutPaths.cartPayment()}
            isBusy={isPending || isSuccess || isComputing}
            failure={failureText(error, cart, words)}
            label={words.placeOrder}
          />
        )}
      </div>
    </form>
  );
}
