import type { ApiClient } from '@shop/api-client/api-client';
import { listMakers } from '@shop/contract/makers/list-makers';
import type { Maker } from '@shop/contract/makers/maker';
import { type Picture, toPictureOrNull } from '@shop/site/views/picture';
import { queryOptions } from '@tanstack/react-query';
import { makerKeys } from './maker-keys';

/** A maker in a list. */
export interface MakerView {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly kana: string;
  readonly description: string;
  readonly picture: Picture | null;
}

/** The wire's maker as the pages see it. */
export function toMaker({ id, key, name, name_kana, description, image }: Maker): MakerView {
  return { id, key, name, kana: name_kana, description, picture: toPictureOrNull(image) };
}

/** All makers of the shop. core §7, §9 */
export function makersQuery(api: ApiClient) {
  return queryOptions({
    queryKey: makerKeys.list,
    queryFn: async ({ signal }): Promise<readonly MakerView[]> =>
      (await api.call(listMakers, { query: { per: 'all' } }, { signal })).data.map(toMaker),
  });
}
