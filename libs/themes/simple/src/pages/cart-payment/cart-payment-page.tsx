import { cardsQuery } from '@shop/feature-account/cards-query';
import { PAYMENTS } from '@shop/contract/payments/payments';
import type { CartView } from '@shop/feature-cart/cart-view';
import { setPayment } from '@shop/feature-cart/commands/set-payment';
import { type PaymentChoice, paymentsQuery } from '@shop/feature-cart/payments-query';
import { savedCardAtom } from '@shop/feature-cart/saved-card-atom';
import { useCartCommand } from '@shop/feature-cart/use-cart-command';
import { useReturnedUnpaid } from '@shop/feature-cart/use-returned-unpaid';
import { formatPriceWithTax, formatYen } from '@shop/format/format-yen';
import { useShopServices } from '@shop/query/shop-services-provider';
import { isLoginAtom } from '@shop/session/session-atoms';
import { checkoutPaths } from '@shop/site/paths/checkout-paths';
import { useWords } from '@shop/theming/use-words';
import { RadioCard } from '@shop/ui-kit/radio-card';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { Unbroken } from '@shop/ui-kit/unbroken';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai/react';
import { Fragment, useState } from 'react';
import { CheckoutFrame } from '../../parts/checkout-frame';
import layout from '../../parts/form-layout.module.css';
import { FootBarTotal } from '../../parts/foot-bar-total';
import { OpenPayment } from '../../parts/open-payment';
import { OrderSavings } from '../../parts/order-savings/order-savings';
import { PaymentFailure } from '../../parts/payment-failure';
import { QueryFailure } from '../../parts/query-failure';
import { CreditFacts } from './credit-facts';
import { SavedCards } from './saved-cards';
import { StepActions } from '../../parts/step-actions';
import { useStep } from '../../parts/use-step';
import styles from './cart-payment-page.module.css';
import { cartPaymentWords } from './cart-payment-words';
import { usePaymentPick } from './use-payment-pick';
import { CartPaymentNoteSlot } from '../../slots/checkout-slots';

/** How the order is paid. */
export default function CartPaymentPage() {
  const words = useWords(cartPaymentWords);
  return (
    <CheckoutFrame title={words.heading} step="payment" Note={CartPaymentNoteSlot}>
      {(cart, isComputing) => (
        <>
          <UnpaidNotices cart={cart} />
          <OrderSavings cart={cart} />
          <PaymentChoices cart={cart} isComputing={isComputing} />
        </>
      )}
    </CheckoutFrame>
  );
}

/** What became of a payment that was begun; first of all, so that it is seen on a phone too. */
function UnpaidNotices({ cart }: { readonly cart: CartView }) {
  const words = useWords(cartPaymentWords);
  const isBackUnpaid = useReturnedUnpaid(cart);
  // The shopper is back from the payment service, and nobody has said more.
  const unpaid = cart.paymentError ?? (isBackUnpaid ? words.notPaid : null);
  return (
    <>
      {unpaid !== null && <PaymentFailure reason={unpaid} next={words.chooseAgain} />}
      <OpenPayment cart={cart} otherwise={words.otherPayment} hasWayToPayments={false} />
    </>
  );
}

interface ChoiceDescriptionProps {
  readonly choice: PaymentChoice;
  /** The member has saved cards, which are chosen on this page. */
  readonly hasSavedCards: boolean;
}

/** Why a way cannot be chosen; otherwise what it costs, and how it goes. */
function ChoiceDescription({
  choice: { id, reason, feeWithTax, description, credit },
  hasSavedCards,
}: ChoiceDescriptionProps) {
  const words = useWords(cartPaymentWords);
  const terms = credit !== null && <CreditFacts credit={credit} />;
  if (reason !== null)
    return (
      <>
        <p>{reason}</p>
        {terms}
      </>
    );
  return (
    <>
      {feeWithTax > 0 && (
        <p>
          <Unbroken>{words.fee(formatPriceWithTax(feeWithTax))}</Unbroken>
        </p>
      )}
      <p>{id === PAYMENTS.card && hasSavedCards ? words.savedOrOtherCard : description}</p>
      {terms}
    </>
  );
}

interface PaymentChoicesProps {
  readonly cart: CartView;
  readonly isComputing: boolean;
}

function PaymentChoices({ cart, isComputing }: PaymentChoicesProps) {
  const words = useWords(cartPaymentWords);
  const services = useShopServices();
  const { data, error, isPending, refetch } = useQuery(paymentsQuery(services.api, cart.token));
  const isLogin = useAtomValue(isLoginAtom);
  const cards = useQuery({ ...cardsQuery(services), enabled: isLogin }).data?.cards ?? [];
  const setSavedCard = useSetAtom(savedCardAtom);
  const run = useCartCommand();
  const { take, isBusy, errorText } = useStep(checkoutPaths.cartConfirm());
  const { picked, pick, failure } = usePaymentPick(cart);
  const [pickedCard, setPickedCard] = useState<number | null | undefined>();
  if (isPending) return <SkeletonPage sizes={['block', 'block']} />;
  if (data === undefined) return <QueryFailure error={error} onRetry={refetch} />;
  const selectable = data.filter((choice) => choice.isSelectable);
  const chosen = selectable.find((choice) => choice.id === (picked ?? cart.paymentId)) ?? selectable[0];
  const isByCard = chosen?.id === PAYMENTS.card && cards.length > 0;
  const card = pickedCard === undefined ? cards[0] : cards.find(({ id }) => id === pickedCard);
  const choose = (paymentId: number) =>
    take(() => {
      setSavedCard(isByCard && card !== undefined ? { id: card.id, label: card.maskedNumber } : null);
      return run(setPayment(paymentId));
    });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== undefined) void choose(chosen.id);
      }}
    >
      <fieldset className={layout.choices}>
        <legend className={layout.legend}>{words.choosePayment}</legend>
        {data.map((choice) => (
          <Fragment key={choice.id}>
            <RadioCard
              name="payment"
              value={String(choice.id)}
              label={choice.name}
              description={<ChoiceDescription choice={choice} hasSavedCards={cards.length > 0} />}
              isChecked={choice.id === chosen?.id}
              isDisabled={!choice.isSelectable}
              onChoose={(value) => pick(Number(value))}
            />
            {isByCard && choice.id === chosen.id && (
              <SavedCards cards={cards} chosenId={card?.id ?? null} onChoose={setPickedCard} />
            )}
          </Fragment>
        ))}
      </fieldset>
      <StepActions
        backTo={checkoutPaths.cartShippingDetail()}
        isBusy={isBusy}
        isDisabled={chosen === undefined}
        failure={errorText ?? failure}
        price={
          <FootBarTotal
            label={words.total}
            amount={isComputing ? words.computing : formatYen(cart.totals.payment)}
          />
        }
      />
    </form>
  );
}
