import type { ConveniencePaymentView } from '@shop/feature-orders/order-view';
import { useWords } from '@shop/theming/use-words';
import { RadioField } from '@shop/ui-kit/radio-field';
import { useId, useState } from 'react';
import styles from './convenience-payment.module.css';
import { paymentDetailsWords } from './payment-details-words';

/** What to do at the convenience store that the shopper goes to. */
export function ConveniencePayment({ payment }: { readonly payment: ConveniencePaymentView }) {
  const words = useWords(paymentDetailsWords);
  const id = useId();
  const { stores, paymentPage } = payment;
  const [name, setName] = useState(stores[0]?.name ?? '');
  const store = stores.find((one) => one.name === name);
  return (
    <div className={styles.convenience}>
      <RadioField
        id={id}
        name={`${id}-store`}
        label={words.store}
        options={stores.map((one) => ({ value: one.name, label: one.name }))}
        defaultValue={name}
        onChange={(event) => setName(event.target.value)}
      />
      <div aria-live="polite">
        {store !== undefined && (
          <>
            <p className={styles.lead}>{words.stepsAt(store.name)}</p>
            <ol className={styles.steps}>
              {store.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </>
        )}
      </div>
      {paymentPage !== null && (
        <p>
          <a href={paymentPage} target="_blank" rel="noreferrer">
            {words.servicePage}
          </a>
        </p>
      )}
    </div>
  );
}
