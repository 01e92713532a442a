import type { DeliveryId } from '@shop/contract/shipping-leadtime/delivery';
import { useApi } from '@shop/query/use-api';
import { useQuery } from '@tanstack/react-query';
import type { CartShippingView } from '../cart-view';
import { leadtimesQuery, previewedLeadtimesQuery } from '../leadtimes-query';

/** A destination, and the delivery that is chosen for it and not sent yet. */
interface ChosenDelivery {
  readonly shipping: CartShippingView;
  readonly deliveryId: DeliveryId | null;
}

/** The lead times of destinations by their keys, each with the delivery that is chosen for it. */
export function useChosenLeadtimes(cartToken: string, chosen: readonly ChosenDelivery[]) {
  const api = useApi();
  const { data, error, isPending, refetch } = useQuery({
    ...leadtimesQuery(api, cartToken),
    enabled: chosen.length > 0,
  });
  const previews = chosen.flatMap(({ shipping, deliveryId }) =>
    deliveryId === null || deliveryId === shipping.deliveryId
      ? []
      : [{ shippingKey: shipping.key, deliveryId }],
  );
  // One query for all of them: the hook for several queries would be part of every page's first load.
  const previewed = useQuery({
    ...previewedLeadtimesQuery(api, cartToken, previews),
    enabled: previews.length > 0,
  });
  const all = [...(data ?? []), ...(previewed.data ?? [])];
  return {
    leadtimes: new Map(all.map((leadtime) => [leadtime.shippingKey, leadtime])),
    error,
    isPending,
    refetch,
  };
}
