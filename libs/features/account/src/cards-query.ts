import { listUserCards } from '@shop/contract/user-cards/list-user-cards';
import type { UserCard } from '@shop/contract/user-cards/user-card';
import { formatDate } from '@shop/format/format-day';
import type { ShopServices } from '@shop/query/shop-services';
import { queryOptions } from '@tanstack/react-query';
import { accountKeys } from './account-keys';

/** Until the server's header says otherwise. account §9 */
const DEFAULT_CARD_LIMIT = 1;
const MONTH_LENGTH = 'yyyymm'.length;

/** A card that the payment service keeps for the member. */
export interface CardView {
  readonly id: number;
  /** What the member calls it. */
  readonly name: string;
  /** `************4242` */
  readonly maskedNumber: string;
  /** `2030年12月` */
  readonly expiration: string;
  readonly isMain: boolean;
  /** The month until which it was valid is over. */
  readonly isExpired: boolean;
}

/** The wire's card as the pages see it at this moment. */
export function toCardView(wire: UserCard, now: Date): CardView {
  return {
    id: wire.id,
    name: wire.name,
    maskedNumber: wire.masked_number,
    expiration: `${wire.expiration.slice(0, 4)}年${Number(wire.expiration.slice(4))}月`,
    isMain: wire.is_main,
    isExpired: wire.expiration < formatDate(now.toISOString()).replaceAll('.', '').slice(0, MONTH_LENGTH),
  };
}

/** The member's cards, the main one first. account §7 */
export function cardsQuery({ api, clock }: Pick<ShopServices, 'api' | 'clock'>) {
  return queryOptions({
    queryKey: accountKeys.cards,
    queryFn: async ({ signal }) => {
      const { data, limit } = await api.call(listUserCards, { query: { per: 'all' } }, { signal });
      const now = new Date(clock.now());
      return {
        cards: data.map((card) => toCardView(card, now)),
        limit: limit ?? DEFAULT_CARD_LIMIT,
      };
    },
  });
}
