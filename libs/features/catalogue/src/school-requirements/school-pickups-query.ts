import type { ApiClient } from '@shop/api-client/api-client';
import { listSchoolPickups } from '@shop/contract/schools/list-school-pickups';
import * as QUERY_ROOTS from '@shop/query/query-roots';
import { type Pickup, toPickup } from '@shop/site/views/pickup';
import { queryOptions } from '@tanstack/react-query';

/** A school that hands orders over, as it is offered to a family. */
export interface OfferedPickupView extends Pickup {
  /** The tag of what it prescribes. */
  readonly tag: string;
  /** False once the deadline is over. */
  readonly isOpen: boolean;
  /** `〒164-0001 東京都…`: where it hands over. */
  readonly place: string;
}

/** The schools that hand orders over and whose tags are open in this tab; a tag that is opened or closed fetches them again. */
export function schoolPickupsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [QUERY_ROOTS.products, 'school-pickups'],
    queryFn: async ({ signal }): Promise<readonly OfferedPickupView[]> =>
      (await api.call(listSchoolPickups, {}, { signal })).data.flatMap((wire) => {
        const pickup = toPickup(wire);
        return pickup === null
          ? []
          : {
              ...pickup,
              tag: wire.tag,
              isOpen: wire.is_open,
              place: `〒${wire.formatted_postal_code} ${wire.full_address}`,
            };
      }),
  });
}
