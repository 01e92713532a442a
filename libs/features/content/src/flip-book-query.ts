import type { ApiClient } from '@shop/api-client/api-client';
import { getFlipBook } from '@shop/contract/flip-books/get-flip-book';
import { type Picture, toPictureOrNull } from '@shop/site/views/picture';
import { queryOptions } from '@tanstack/react-query';
import { flipBookKeys } from './flip-book-keys';
import { type FlipBookEntryView, toFlipBookEntry } from './flip-book-page-query';

/** A page of a digital catalogue. */
export interface FlipBookLeaf {
  /** From 1 on; 1 is the cover. */
  readonly number: number;
  readonly title: string;
  /** What is on the page, for shoppers who cannot see it. */
  readonly text: string;
  readonly picture: Picture | null;
  /** The product that the page shows, if the shop shows it. */
  readonly productKey: string | null;
}

/** A digital catalogue with its pages, the cover first. */
export interface FlipBookView extends FlipBookEntryView {
  readonly leaves: readonly FlipBookLeaf[];
}

/** One digital catalogue. Rejects with a NotFoundError where there is none. gap-stylist-uos-flipbook */
export function flipBookQuery(api: ApiClient, key: string) {
  return queryOptions({
    queryKey: flipBookKeys.book(key),
    queryFn: async ({ signal }): Promise<FlipBookView> => {
      const { data } = await api.call(getFlipBook, { params: { key } }, { signal });
      return {
        ...toFlipBookEntry(data),
        leaves: data.pages.map(({ number, title, text, image, product_key }) => ({
          number,
          title,
          text,
          picture: toPictureOrNull(image),
          productKey: product_key,
        })),
      };
    },
  });
}
