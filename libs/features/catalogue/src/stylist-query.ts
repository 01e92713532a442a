import type { ApiClient } from '@shop/api-client/api-client';
import { getStylist } from '@shop/contract/stylists/get-stylist';
import { type Picture, toPictureOrNull } from '@shop/site/views/picture';
import { queryOptions } from '@tanstack/react-query';
import type { ProductSummaryView } from './product-view';
import { stylistKeys } from './stylist-keys';
import { type StylistEntryView, toStylistEntry } from './stylists-query';
import { toProductSummary } from './to-product';

/** Products that a stylist has put together. */
export interface LookView {
  readonly id: number;
  readonly title: string;
  readonly text: string;
  readonly picture: Picture | null;
  readonly products: readonly ProductSummaryView[];
}

/** One stylist with what was put together. */
export interface StylistView extends StylistEntryView {
  readonly profile: string;
  readonly looks: readonly LookView[];
}

/** One stylist by the key in the URL. Rejects with a NotFoundError where there is none. core §2 */
export function stylistQuery(api: ApiClient, key: string) {
  return queryOptions({
    queryKey: stylistKeys.detail(key),
    queryFn: async ({ signal }): Promise<StylistView> => {
      const { data } = await api.call(getStylist, { params: { key } }, { signal });
      return {
        ...toStylistEntry(data),
        profile: data.profile,
        looks: data.looks.map(({ id, title, text, image, products }) => ({
          id,
          title,
          text,
          picture: toPictureOrNull(image),
          products: products.map(toProductSummary),
        })),
      };
    },
  });
}
