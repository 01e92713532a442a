import { cartErrorKind } from '@shop/feature-cart/cart-error-kind';
import { approvalStepOf } from '@shop/feature-cart/approvals/approval-step-of';
import { useRequestApproval } from '@shop/feature-cart/approvals/use-request-approval';
import type { CartView } from '@shop/feature-cart/cart-view';
import { TotalsMismatchError } from '@shop/feature-cart/decide-order';
import { OrderOutcomeError } from '@shop/feature-cart/order-outcome-error';
import { savedCardAtom } from '@shop/feature-cart/saved-card-atom';
import { useOrderChanges } from '@shop/feature-cart/seen/use-order-changes';
import { stockShortage } from '@shop/feature-cart/stock-shortage';
import { useDecideOrder } from '@shop/feature-cart/use-decide-order';
import { isApiError } from '@shop/api-client/is-api-error';
import { errorMessage } from '@shop/site/errors/error-message';
import { paths } from '@shop/site/paths/paths';
import { checkoutPaths } from '@shop/site/paths/checkout-paths';
import { APPROVAL_TEXT_MAX } from '@shop/contract/order-approvals/approval-text-max';
import { Button } from '@shop/ui-kit/button';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Panel } from '@shop/ui-kit/panel';
import { TextAreaField } from '@shop/ui-kit/text-area-field';
import { PAYMENTS } from '@shop/contract/payments/payments';
import { useWords } from '@shop/theming/use-words';
import { useAtomValue } from 'jotai/react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApprovalState } from '../../parts/approval-state';
import { cartApprovalWords } from '../../parts/cart-approval-words';
import { OpenPayment } from '../../parts/open-payment';
import { PaymentFailure } from '../../parts/payment-failure';
import { Refusal } from '../../parts/refusal';
import { ConfirmContents } from './confirm-contents';
import { ConfirmDecision } from './confirm-decision';
import styles from './confirm-form.module.css';
import { cartConfirmWords } from './cart-confirm-words';
import { OrderChanges } from './order-changes';
import { orderChangesWords } from './order-changes-words';
import { OrderTotals } from '../../parts/order-totals';
import { useFocusAfterRender } from '../../parts/use-focus-after-render';

interface ConfirmFormProps {
  readonly cart: CartView;
  readonly isComputing: boolean;
}

/** What the failure means for the press. */
function failureText(
  error: unknown,
  words: Pick<
    typeof cartConfirmWords.words,
    'totalChanged' | 'cartChanged' | 'totalsMismatch' | 'notPlaced' | 'outcomeUnknown'
  >,
): string | null {
  if (error === null) return null;
  const kind = isApiError(error) ? cartErrorKind(error) : null;
  if (kind === 'total-changed') return words.totalChanged;
  if (kind === 'cart-changed') return words.cartChanged;
  if (error instanceof TotalsMismatchError) return words.totalsMismatch;
  if (error instanceof OrderOutcomeError)
    return error.outcome === 'not-placed' ? words.notPlaced : words.outcomeUnknown;
  return errorMessage(error);
}

/** Whether the order was refused because of what is in stock. */
const isShort = (error: unknown): boolean => isApiError(error) && cartErrorKind(error) === 'out-of-stock';

/** What is ordered, its sums, and the button that makes it binding. */
export function ConfirmForm({ cart, isComputing }: ConfirmFormProps) {
  const words = useWords(cartConfirmWords);
  const changedWords = useWords(orderChangesWords);
  const { comment: commentLabel } = useWords(cartApprovalWords);
  const navigate = useNavigate();
  const { mutate, reset, isPending, isSuccess, isFindingOut, error } = useDecideOrder(
    ({ orderNo, paymentPage, isPaymentOpen }) => {
      if (paymentPage !== null) globalThis.location.assign(paymentPage);
      else if (!isPaymentOpen) void navigate(checkoutPaths.cartComplete(orderNo), { replace: true });
    },
  );
  /** What the cart waits for. */
  const message = useRef<HTMLDivElement>(null);
  const focusAfterRender = useFocusAfterRender();
  const approval = useRequestApproval();
  const approvalMessage = useRef<HTMLDivElement>(null);
  const [comment, setComment] = useState('');
  const { changes, acknowledge } = useOrderChanges(cart);
  /** How often the order was wanted before its changes were seen. */
  const [tooEarly, setTooEarly] = useState(0);
  const decision = useRef<HTMLDivElement>(null);
  const step = approvalStepOf(cart.approval);
  const isWaiting = cart.openPayment !== null;
  // What the cart itself says of its payment is said once.
  const failure = isWaiting || cart.paymentError !== null ? null : error;
  const refusal = failureText(failure, words) ?? failureText(approval.error, words);
  // A refusal has told of them: the next press agrees.
  const isToBeSeen = changes.length > 0 && refusal === null && !isWaiting;
  const shortage = isShort(failure) ? stockShortage(cart) : null;
  const wayToCart = shortage === 'nothing' ? words.removeSoldOut : words.changeQuantity;
  const savedCard = useAtomValue(savedCardAtom);
  const card = cart.paymentId === PAYMENTS.card ? savedCard : null;
  const order = () =>
    mutate(
      { cart, savedCardId: card?.id ?? null },
      {
        onSuccess({ paymentPage, isPaymentOpen }) {
          if (paymentPage !== null || !isPaymentOpen) return;
          // The cart says what it waits for, and may be ordered again from here.
          reset();
          focusAfterRender(() => message.current);
        },
      },
    );
  const requestApproval = () =>
    approval.mutate(
      { cart, comment: comment.trim() },
      { onSuccess: () => focusAfterRender(() => approvalMessage.current) },
    );
  const isBusy = isPending || isSuccess || approval.isPending || isComputing;
  const submit = () => {
    if (isWaiting || isBusy || shortage !== null) return;
    if (isToBeSeen) {
      setTooEarly((count) => count + 1);
      return;
    }
    acknowledge();
    // What went wrong with the other step is no longer of this one.
    if (step === 'order') {
      approval.reset();
      order();
    }
    if (step === 'request') {
      reset();
      requestApproval();
    }
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {cart.paymentError !== null && (
        <PaymentFailure reason={cart.paymentError} next={words.placeAgain} hasWayToPayments />
      )}
      {isPending && isFindingOut && (
        <Refusal kind="info" reason="finding-out">
          {words.findingOut}
        </Refusal>
      )}
      {refusal !== null && (
        <Refusal reason={refusal}>
          {refusal}
          {changes.length > 0 && <OrderChanges changes={changes} />}
          {isShort(failure) && (
            <LinkButton to={paths.cart()} variant="secondary">
              {wayToCart}
            </LinkButton>
          )}
        </Refusal>
      )}
      {isToBeSeen && (
        <Refusal reason={`${cart.revision} ${tooEarly}`}>
          {changedWords.lead}
          <OrderChanges changes={changes} />
          <Button
            variant="secondary"
            onClick={() => {
              acknowledge();
              focusAfterRender(() => decision.current);
            }}
          >
            {changedWords.acknowledge}
          </Button>
        </Refusal>
      )}
      {isWaiting && (
        <div className={styles.first}>
          <OpenPayment cart={cart} otherwise={words.otherPayment} ref={message} />
        </div>
      )}
      <ConfirmContents cart={cart} card={card} />
      <div ref={decision} tabIndex={-1} className={styles.decision}>
        <Panel title={words.amount}>
          <OrderTotals
            lines={cart.lines}
            totals={cart.totals}
            isComputing={isComputing}
            grantPoint={cart.grantPoint}
          />
        </Panel>
        {!isWaiting && <ApprovalState approval={cart.approval} ref={approvalMessage} />}
        {!isWaiting && step === 'request' && (
          <TextAreaField
            id="approval-comment"
            label={commentLabel}
            rows={3}
            maxLength={APPROVAL_TEXT_MAX}
            value={comment}
            onChange={(event) => setComment(event.target.value)}
          />
        )}
        {!isWaiting && (
          <ConfirmDecision
            total={isComputing ? null : cart.totals.payment}
            isBusy={isBusy}
            action={step === 'wait' ? null : step}
            wayOut={shortage === null ? null : wayToCart}
          />
        )}
      </div>
    </form>
  );
}
