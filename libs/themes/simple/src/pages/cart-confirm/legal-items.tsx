import type { CartLine, CartShippingView, CartView } from '@shop/feature-cart/cart-view';
import { suppliedShippings } from '@shop/feature-cart/destinations/goods-of';
import { leadtimesQuery } from '@shop/feature-cart/leadtimes-query';
import { paymentsQuery } from '@shop/feature-cart/payments-query';
import { formatDateWithWeekday } from '@shop/format/format-date';
import { formatMonthDay } from '@shop/format/format-month-day';
import { formatPriceWithTax } from '@shop/format/format-yen';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths/paths';
import { useSettings } from '@shop/site/settings/use-settings';
import { useWords } from '@shop/theming/use-words';
import { DefinitionList } from '@shop/ui-kit/definition-list';
import { Panel } from '@shop/ui-kit/panel';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { deliveryPreferenceWords } from '../../parts/delivery-preference-words';
import { formatDeliveryPreference } from '../../parts/format-delivery-preference';
import { cartGiftWords } from '../../parts/gift/cart-gift-words';
import { useDestinationNames } from '../../parts/use-destination-names';
import { cartConfirmWords } from './cart-confirm-words';

interface LegalItemsProps {
  readonly cart: CartView;
  /** The masked number of the member's saved card that pays; null: no saved card does. */
  readonly savedCard: string | null;
}

/** What the law on specified commercial transactions asks of the last screen before an order. */
export function LegalItems({ cart, savedCard }: LegalItemsProps) {
  const words = useWords(cartConfirmWords);
  const names = useDestinationNames(cart);
  const preferenceWords = useWords(deliveryPreferenceWords);
  const { arrival: giftArrival } = useWords(cartGiftWords);
  const api = useApi();
  const { returnDays } = useSettings();
  const payments = useQuery(paymentsQuery(api, cart.token)).data ?? [];
  const leadtimes = useQuery(leadtimesQuery(api, cart.token)).data ?? [];
  const payment = payments.find((choice) => choice.id === cart.paymentId);
  const { packing, paymentFee } = cart.totals;
  const fees = [
    words.carriage,
    ...(packing > 0 ? [words.packing] : []),
    ...(paymentFee > 0 ? [words.deliveryFee] : []),
  ];
  const arrivalAt = ({ key, deliveryAt, timeSlotLabel, pickup }: CartShippingView): string => {
    if (pickup !== null) return words.pickupAt(pickup.schoolName, formatMonthDay(pickup.on));
    const leadtime = leadtimes.find((entry) => entry.shippingKey === key);
    if (deliveryAt !== null || leadtime === undefined)
      return formatDeliveryPreference(preferenceWords, deliveryAt, timeSlotLabel);
    const { earliestArrivalOn, afterPayment } = leadtime;
    return afterPayment === null
      ? words.earliest(formatDateWithWeekday(earliestArrivalOn))
      : words.afterPayment(afterPayment, formatDateWithWeekday(earliestArrivalOn));
  };
  const finalSales = cart.lines.filter(({ isReturnable }) => !isReturnable);
  const isSeveral = cart.shippings.length > 1;
  const arrivals = suppliedShippings(cart).map((shipping) => {
    const at = cart.shippings.indexOf(shipping);
    return isSeveral ? words.arrivalAt(names[at]?.name ?? '', arrivalAt(shipping)) : arrivalAt(shipping);
  });
  return (
    <Panel title={words.legalNotice}>
      <DefinitionList
        items={[
          { term: words.quantity, description: words.count(cart.count) },
          {
            term: words.price,
            description: words.priceWithFees(formatPriceWithTax(cart.totals.payment), fees),
          },
          {
            term: words.paymentTiming,
            description: words.paymentTerms(
              cart.paymentName ?? '',
              savedCard === null ? (payment?.description ?? '') : words.paidBySavedCard(savedCard),
            ),
          },
          {
            term: words.deliveryTiming,
            description: <Arrivals texts={cart.gift === null ? arrivals : [giftArrival]} />,
          },
          {
            term: words.cancellation,
            description: (
              <>
                {cart.userId === null ? words.guestCancellationTerms : words.cancellationTerms}
                {finalSales.length < cart.lines.length &&
                  (returnDays > 0 ? words.returns(returnDays) : words.returnsOnRequest)}
                {finalSales.length > 0 && words.notReturnable(namesOf(finalSales))}
                {words.returnDetails}
                <Link to={paths.legal()}>{words.returnTerms}</Link>
              </>
            ),
          },
        ]}
      />
    </Panel>
  );
}

/** What lines hold; a product that several destinations get is named once. */
const namesOf = (lines: readonly CartLine[]): readonly string[] => [
  ...new Set(lines.map(({ name }) => name)),
];

/** One text below the other. */
const Arrivals = ({ texts }: { readonly texts: readonly string[] }) =>
  texts.map((text, at) => <div key={at}>{text}</div>);
