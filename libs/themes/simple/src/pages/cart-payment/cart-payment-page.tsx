import type { CartView } from '@shop/feature-cart/cart-view';
import { setPayment } from '@shop/feature-cart/commands/set-payment';
import { paymentsQuery } from '@shop/feature-cart/payments-query';
import { useCartCommand } from '@shop/feature-cart/use-cart-command';
import { useApi } from '@shop/query';
import { paths } from '@shop/site';
import { RadioCard } from '@shop/ui-kit/radio-card/radio-card';
import { SkeletonPage } from '@shop/ui-kit/skeleton/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CheckoutFrame } from '../../parts/checkout-frame';
import styles from '../../parts/choice-list.module.css';
import { QueryFailure } from '../../parts/query-failure';
import { StepActions } from '../../parts/step-actions';
import { useStep } from '../../parts/use-step';

/** How the order is paid. */
export default function CartPaymentPage() {
  return (
    <CheckoutFrame title="お支払い方法" step="お支払い">
      {(cart) => <PaymentChoices cart={cart} />}
    </CheckoutFrame>
  );
}

function PaymentChoices({ cart }: { readonly cart: CartView }) {
  const { data, error, isPending, refetch } = useQuery(paymentsQuery(useApi(), cart.token));
  const run = useCartCommand();
  const { take, isBusy, failure } = useStep(paths.cartConfirm());
  const [picked, setPicked] = useState<number | null>(null);
  if (isPending) return <SkeletonPage sizes={['block', 'block']} />;
  if (data === undefined) return <QueryFailure error={error} onRetry={refetch} />;
  const selectable = data.filter((choice) => choice.isSelectable);
  const chosen = selectable.find((choice) => choice.id === (picked ?? cart.paymentId)) ?? selectable[0];
  return (
    <form
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== undefined) void take(() => run(setPayment(chosen.id)));
      }}
    >
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
      <StepActions
        backTo={paths.cartShippingDetail()}
        isBusy={isBusy}
        isDisabled={chosen === undefined}
        failure={failure}
      />
    </form>
  );
}
