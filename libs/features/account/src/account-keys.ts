import * as QUERY_ROOTS from '@shop/query/query-roots';

/** The query keys of a member's own data, except orders. */
export const accountKeys = {
  all: [QUERY_ROOTS.account],
  me: [QUERY_ROOTS.account, 'me'],
  addresses: [QUERY_ROOTS.account, 'addresses'],
  address: (id: number) => [...accountKeys.addresses, id] as const,
  cards: [QUERY_ROOTS.account, 'cards'],
} as const;
