import type { DeliveryId } from '@shop/contract/shipping-leadtime/delivery';
import * as v from 'valibot';
import type { CartShippingView, CartView } from '../cart-view';
import { setDelivery } from '../commands/set-delivery';
import { setRemarks } from '../commands/set-remarks';
import { suppliedShippings } from '../destinations/goods-of';
import { useCartCommand } from '../use-cart-command';
import { useCheckoutDraft } from '../use-checkout-draft';
import { earliestCommonDay } from './earliest-common-day';
import { useChosenLeadtimes } from './use-chosen-leadtimes';

/** Written out here: the contract's own schema would bring the library of schemas to every product's page. */
const DELIVERY_IDS = [1, 2, 3] as const satisfies readonly DeliveryId[];

const DeliveryDraft = v.object({
  /** By the destination's key. */
  choices: v.record(
    v.string(),
    v.object({
      deliveryId: v.nullable(v.picklist(DELIVERY_IDS)),
      /** `YYYY-MM-DD`; null: as early as possible. */
      date: v.nullable(v.string()),
      timeSlotKey: v.nullable(v.string()),
    }),
  ),
  remarks: v.nullable(v.string()),
});

/** Delivery, day and time slot that are chosen for a destination. */
export type DeliveryChoice = v.InferOutput<typeof DeliveryDraft>['choices'][string];

const NOTHING: v.InferOutput<typeof DeliveryDraft> = { choices: {}, remarks: null };

/** The step in which every destination that has goods gets its delivery, day and time slot. */
export function useDeliveryForm(cart: CartView) {
  const run = useCartCommand();
  const { draft, keep, drop } = useCheckoutDraft(cart, 'delivery', DeliveryDraft);
  const { choices, remarks } = draft ?? NOTHING;
  // A school has its day.
  const shippings = suppliedShippings(cart).filter(({ pickup }) => pickup === null);
  const choiceOf = ({ key, deliveryAt, timeSlotKey }: CartShippingView): DeliveryChoice =>
    choices[key] ?? { deliveryId: null, date: deliveryAt, timeSlotKey };
  const { leadtimes, ...query } = useChosenLeadtimes(
    cart.token,
    shippings.map((shipping) => ({ shipping, deliveryId: choiceOf(shipping).deliveryId })),
  );
  const destinations = shippings.flatMap((shipping) => {
    const leadtime = leadtimes.get(shipping.key);
    if (leadtime === undefined) return [];
    const choice = choiceOf(shipping);
    const day = leadtime.days.find(({ date }) => date === choice.date);
    const isDayGone = choice.date !== null && day?.isSelectable !== true;
    return [{ shipping, leadtime, choice, isDayGone }];
  });
  const put = (changed: Readonly<Record<string, DeliveryChoice>>) =>
    keep({ remarks, choices: { ...choices, ...changed } });
  return {
    ...query,
    destinations,
    /** All destinations can be reached together on this day; null where there is none, or one destination. */
    commonDay:
      destinations.length < 2 ? null : earliestCommonDay(destinations.map(({ leadtime }) => leadtime)),
    change: (shipping: CartShippingView, part: Partial<DeliveryChoice>) =>
      put({ [shipping.key]: { ...choiceOf(shipping), ...part } }),
    chooseForAll: (date: string) =>
      put(Object.fromEntries(shippings.map((one) => [one.key, { ...choiceOf(one), date }]))),
    remarks: remarks ?? cart.remarks,
    setRemarks: (written: string) => keep({ choices, remarks: written }),
    save: async () => {
      for (const { shipping, leadtime, choice } of destinations) {
        const deliveryId = choice.deliveryId ?? preselected(shipping, leadtime.deliveries);
        await run(setDelivery({ ...choice, shippingKey: shipping.key, deliveryId }));
      }
      if (remarks !== null && remarks !== cart.remarks) await run(setRemarks(remarks));
      drop();
    },
  };
}

/** The delivery that is chosen already: the cart's, or else the first that the shop offers. */
export const preselected = (
  { deliveryId }: CartShippingView,
  deliveries: readonly { readonly id: DeliveryId }[],
): DeliveryId | null => (deliveries.find(({ id }) => id === deliveryId) ?? deliveries[0])?.id ?? null;
