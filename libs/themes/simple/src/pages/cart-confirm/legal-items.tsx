import type { CartView } from '@shop/feature-cart/cart-view';
import { leadtimesQuery } from '@shop/feature-cart/leadtimes-query';
import { paymentsQuery } from '@shop/feature-cart/payments-query';
import { formatDateWithWeekday } from '@shop/format/format-date';
import { formatPriceWithTax } from '@shop/format/format-yen';
import { useApi } from '@shop/query/use-api';
import { DefinitionList } from '@shop/ui-kit/definition-list';
import { Panel } from '@shop/ui-kit/panel';
import { useQuery } from '@tanstack/react-query';
import { deliveryWish } from '../../parts/delivery-wish';

/** What the law on specified commercial transactions asks of the last screen before an order. */
export function LegalItems({ cart }: { readonly cart: CartView }) {
  const api = useApi();
  const payments = useQuery(paymentsQuery(api, cart.token)).data ?? [];
  const leadtimes = useQuery(leadtimesQuery(api, cart.token)).data ?? [];
  const payment = payments.find((choice) => choice.id === cart.paymentId);
  const [shipping] = cart.shippings;
  const earliest = leadtimes.find((entry) => entry.shippingKey === shipping?.key)?.earliestArrivalOn;
  const arrival =
    shipping?.deliveryAt === null && earliest !== undefined
      ? `最短 ${formatDateWithWeekday(earliest)}`
      : deliveryWish(shipping?.deliveryAt ?? null, shipping?.timeSlotLabel ?? null);
  return (
    <Panel title="ご注文前にご確認ください">
      <DefinitionList
        items={[
          { term: '数量', description: `${cart.count}点` },
          { term: '販売価格', description: `${formatPriceWithTax(cart.totals.payment)}（送料を含む）` },
          {
            term: 'お支払いの時期・方法',
            description: [cart.paymentName, payment?.description].filter(Boolean).join('。'),
          },
          { term: 'お届けの時期', description: arrival },
          {
            term: 'キャンセル・返品',
            description:
              '発送前のご注文は注文履歴からキャンセルできます。お届けした商品に不良があるときは、到着後8日以内にご連絡いただければ返品・交換いたします。お客様のご都合による返品はお受けしておりません。',
          },
        ]}
      />
    </Panel>
  );
}
