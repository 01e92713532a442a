import { cardsQuery } from '@shop/feature-account/cards-query';
import { PAYMENTS } from '@shop/contract/payments/payments';
import type { CartView } from '@shop/feature-cart/cart-view';
import { setPayment } from '@shop/feature-cart/commands/set-payment';
import { paymentsQuery } from '@shop/feature-cart/payments-query';
import { savedCardAtom } from '@shop/feature-cart/saved-card-atom';
import { useCartCommand } from '@shop/feature-cart/use-cart-command';
import { useReturnedUnpaid } from '@shop/feature-cart/use-returned-unpaid';
import { useApi } from '@shop/query/use-api';
import { isLoginAtom } from '@shop/session/session-atoms';
import { paths } from '@shop/site/paths';
import { RadioCard } from '@shop/ui-kit/radio-card';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai/react';
import { useState } from 'react';
import { CheckoutFrame } from '../../parts/checkout-frame';
import styles from '../../parts/choice-list.module.css';
import { OpenPayment } from '../../parts/open-payment';
import { PaymentFailure } from '../../parts/payment-failure';
import { QueryFailure } from '../../parts/query-failure';
import { SavedCards } from './saved-cards';
import { StepActions } from '../../parts/step-actions';
import { useStep } from '../../parts/use-step';

/** The shopper is back from the payment service, and nobody has said more. */
const NOT_PAID = 'お支払いは完了していません';
/** How a payment that did not come about is made up for here. */
const CHOOSE_AGAIN = 'お支払い方法を選んで「次へ」を押すと、もう一度ご注文いただけます。';

/** How the order is paid. */
export default function CartPaymentPage() {
  return (
    <CheckoutFrame title="お支払い方法" step="お支払い">
      {(cart) => <PaymentChoices cart={cart} />}
    </CheckoutFrame>
  );
}

function PaymentChoices({ cart }: { readonly cart: CartView }) {
  const api = useApi();
  const { data, error, isPending, refetch } = useQuery(paymentsQuery(api, cart.token));
  const isLogin = useAtomValue(isLoginAtom);
  const cards = useQuery({ ...cardsQuery(api), enabled: isLogin }).data?.cards ?? [];
  const setSavedCard = useSetAtom(savedCardAtom);
  const isBackUnpaid = useReturnedUnpaid(cart);
  const run = useCartCommand();
  const { take, isBusy, failure } = useStep(paths.cartConfirm());
  const [picked, setPicked] = useState<number | null>(null);
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
  const unpaid = cart.paymentError ?? (isBackUnpaid ? NOT_PAID : null);
  return (
    <form
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== undefined) void choose(chosen.id);
      }}
    >
      {unpaid !== null && <PaymentFailure reason={unpaid} next={CHOOSE_AGAIN} />}
      <OpenPayment
        cart={cart}
        otherwise="下でお支払い方法を選び直すこともできます。"
        hasWayToPayments={false}
      />
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>お支払い方法を選んでください</legend>
        {data.map((choice) => (
          <RadioCard
            key={choice.id}
            name="payment"
            value={String(choice.id)}
            label={choice.name}
            description={<p>{choice.reason ?? choice.description}</p>}
            isChecked={choice.id === chosen?.id}
            isDisabled={!choice.isSelectable}
            onChoose={(value) => setPicked(Number(value))}
          />
        ))}
      </fieldset>
      {isByCard && <SavedCards cards={cards} chosenId={card?.id ?? null} onChoose={setPickedCard} />}
      <StepActions
        backTo={paths.cartShippingDetail()}
        isBusy={isBusy}
        isDisabled={chosen === undefined}
        failure={failure}
      />
    </form>
  );
}
