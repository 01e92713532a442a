import * as QUERY_ROOTS from '@shop/query/query-roots';
import type { GiftPlace } from './gift-view';

const all = [QUERY_ROOTS.gifts] as const;

/** The keys of a gift's queries, by the token of its link. */
export const giftKeys = {
  gift: (token: string) => [...all, token, 'gift'] as const,
  leadtimes: (token: string, place: GiftPlace) => [...all, token, 'leadtimes', place] as const,
  completion: (token: string) => [...all, token, 'completion'] as const,
};
