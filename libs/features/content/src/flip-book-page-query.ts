import type { ApiClient } from '@shop/api-client/api-client';
import type { Pagination } from '@shop/api-client/pagination';
import { readPage } from '@shop/api-client/read-page';
import type { FlipBookEntry } from '@shop/contract/flip-books/flip-book';
import { listFlipBooks } from '@shop/contract/flip-books/list-flip-books';
import { type Picture, toPictureOrNull } from '@shop/site/views/picture';
import { queryOptions } from '@tanstack/react-query';
import { flipBookKeys } from './flip-book-keys';

/** A digital catalogue in a list. */
export interface FlipBookEntryView {
  readonly key: string;
  readonly title: string;
  readonly description: string;
  /** The cover. */
  readonly picture: Picture | null;
  readonly pageCount: number;
  /** ISO 8601. */
  readonly publishedAt: string;
}

/** One page of the list of digital catalogues. */
export interface FlipBookPage {
  readonly books: readonly FlipBookEntryView[];
  readonly pagination: Pagination;
}

/** The wire's digital catalogue as the pages see it. */
export const toFlipBookEntry = (wire: FlipBookEntry): FlipBookEntryView => ({
  key: wire.key,
  title: wire.title,
  description: wire.description,
  picture: toPictureOrNull(wire.image),
  pageCount: wire.page_count,
  publishedAt: wire.published_at,
});

/** One page of the digital catalogues, newest first. gap-stylist-uos-flipbook */
export function flipBookPageQuery(api: ApiClient, page: number) {
  return queryOptions({
    queryKey: flipBookKeys.page(page),
    queryFn: async ({ signal }): Promise<FlipBookPage> => {
      const { data, pagination } = await readPage(page, (number) =>
        api.call(listFlipBooks, { query: { page: number } }, { signal }),
      );
      return { books: data.map(toFlipBookEntry), pagination };
    },
  });
}
