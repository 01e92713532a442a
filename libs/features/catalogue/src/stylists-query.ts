import type { ApiClient } from '@shop/api-client/api-client';
import type { Pagination } from '@shop/api-client/pagination';
import { readPage } from '@shop/api-client/read-page';
import { listStylists } from '@shop/contract/stylists/list-stylists';
import type { StylistEntry } from '@shop/contract/stylists/stylist';
import { type Picture, toPictureOrNull } from '@shop/site/views/picture';
import { queryOptions } from '@tanstack/react-query';
import { stylistKeys } from './stylist-keys';

/** A stylist in a list. */
export interface StylistEntryView {
  readonly key: string;
  readonly name: string;
  readonly kana: string;
  /** What the stylist does in the shop: お茶と器の担当. */
  readonly role: string;
  readonly picture: Picture | null;
}

/** One page of the shop's stylists. */
export interface StylistPage {
  readonly stylists: readonly StylistEntryView[];
  readonly pagination: Pagination;
}

/** The wire's stylist as the pages see it. */
export function toStylistEntry({ key, name, name_kana, role, image }: StylistEntry): StylistEntryView {
  return { key, name, kana: name_kana, role, picture: toPictureOrNull(image) };
}

/** One page of the stylists. core §2 */
export function stylistsQuery(api: ApiClient, page: number) {
  return queryOptions({
    queryKey: stylistKeys.page(page),
    queryFn: async ({ signal }): Promise<StylistPage> => {
      const { data, pagination } = await readPage(page, (number) =>
        api.call(listStylists, { query: { page: number } }, { signal }),
      );
      return { stylists: data.map(toStylistEntry), pagination };
    },
  });
}
