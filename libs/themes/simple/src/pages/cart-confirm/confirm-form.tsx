import { cartFault } from '@shop/feature-cart/cart-error-codes';
import type { CartView } from '@shop/feature-cart/cart-view';
import { savedCardAtom } from '@shop/feature-cart/saved-card-atom';
import { usePlaceOrder } from '@shop/feature-cart/use-place-order';
import { formatPriceWithTax } from '@shop/format/format-yen';
import { isApiError } from '@shop/api-client';
import { errorMessage, paths } from '@shop/site';
import { LinkButton } from '@shop/ui-kit/link-button/link-button';
import { Panel } from '@shop/ui-kit/panel/panel';
import { TotalsTable } from '@shop/ui-kit/totals-table/totals-table';
import { PAYMENTS } from '@shop/contract/payments/payments';
import { useAtomValue } from 'jotai/react';
import { useNavigate } from 'react-router-dom';
import { AddressBlock } from '../../parts/address-block';
import { deliveryWish } from '../../parts/delivery-wish';
import { LineItem, LineItems } from '../../parts/line-item';
import { StepActions } from '../../parts/step-actions';
import styles from './confirm-form.module.css';
import { LegalItems } from './legal-items';

interface ConfirmFormProps {
  readonly cart: CartView;
  readonly isComputing: boolean;
}

const editLink = (to: string) => (
  <LinkButton to={to} variant="quiet">
    変更する
  </LinkButton>
);

/** What the failure means here; a total that has changed stands on the page already. */
function failureText(error: unknown): string | null {
  if (error === null) return null;
  if (isApiError(error) && cartFault(error) === 'total-changed') {
    return 'ご注文金額が変わりました。新しい金額を確認して、もう一度「注文を確定する」を押してください。';
  }
  return errorMessage(error);
}

/** Lines, address, delivery, payment, sums, the items the law asks for, and the button that makes it binding. */
export function ConfirmForm({ cart, isComputing }: ConfirmFormProps) {
  const navigate = useNavigate();
  const { mutate, isPending, isSuccess, error } = usePlaceOrder();
  const savedCard = useAtomValue(savedCardAtom);
  const card = cart.paymentId === PAYMENTS.card ? savedCard : null;
  const order = () =>
    mutate(
      { total: cart.totals.payment, savedCardId: card?.id ?? null },
      {
        onSuccess({ orderNo, paymentPage }) {
          if (paymentPage === null) void navigate(paths.cartComplete(orderNo), { replace: true });
          else globalThis.location.assign(paymentPage);
        },
      },
    );
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending && !isSuccess && !isComputing) order();
      }}
    >
      <div className={styles.content}>
        <Panel title="ご注文の商品" action={editLink(paths.cart())}>
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
              />
            ))}
          </LineItems>
        </Panel>
        {cart.shippings.map((shipping) => (
          <Panel key={shipping.key} title="お届け先" action={editLink(paths.cartShippingSelect())}>
            <AddressBlock address={shipping.address} />
          </Panel>
        ))}
        {cart.shippings.map((shipping) => (
          <Panel key={shipping.key} title="配送方法・日時" action={editLink(paths.cartShippingDetail())}>
            <p>{shipping.deliveryName}</p>
            <p>{deliveryWish(shipping.deliveryAt, shipping.timeSlotLabel)}</p>
          </Panel>
        ))}
        <Panel title="お支払い方法" action={editLink(paths.cartPayment())}>
          <p>{cart.paymentName}</p>
          {card !== null && <p>{card.label}</p>}
        </Panel>
        <LegalItems cart={cart} />
      </div>
      <div className={styles.decision}>
        <Panel title="ご注文金額">
          <TotalsTable totals={cart.totals} isComputing={isComputing} />
        </Panel>
        <StepActions
          backTo={paths.cartPayment()}
          isBusy={isPending || isSuccess || isComputing}
          failure={failureText(error)}
          label="注文を確定する"
        />
      </div>
    </form>
  );
}
