import * as QUERY_ROOTS from '@shop/query/query-roots';

/** The query keys of a member's own data, except orders. */
export const accountKeys = {
  all: [QUERY_ROOTS.account],
  me: [QUERY_ROOTS.account, 'me'],
  addresses: [QUERY_ROOTS.account, 'addresses'],
  addressPage: (search: object) => [...accountKeys.addresses, 'page', search] as const,
  address: (id: number) => [...accountKeys.addresses, id] as const,
  reminder: (token: string) => [QUERY_ROOTS.account, 'reminder', token] as const,
  userForm: [QUERY_ROOTS.account, 'user-form'],
  points: [QUERY_ROOTS.account, 'points'],
  pointHistories: (page: number) => [...accountKeys.points, 'histories', page] as const,
  pointBalance: [QUERY_ROOTS.account, 'points', 'balance'],
  systemMessageLists: [QUERY_ROOTS.account, 'system-messages'],
  systemMessages: (page: number) => [...accountKeys.systemMessageLists, page] as const,
  unreadMessages: [QUERY_ROOTS.account, 'system-messages', 'unread'],
  systemMessage: (id: number) => [QUERY_ROOTS.account, 'system-message', id] as const,
  loginHistories: (page: number) => [QUERY_ROOTS.account, 'login-histories', page] as const,
  profile: [QUERY_ROOTS.account, 'me', 'profile'],
  passkeys: [QUERY_ROOTS.account, 'passkeys'],
  company: [QUERY_ROOTS.account, 'company'],
  cards: [QUERY_ROOTS.account, 'cards'],
  cardService: [QUERY_ROOTS.account, 'card-service'],
  memorials: [QUERY_ROOTS.account, 'memorials'],
  memorial: (id: number) => [...accountKeys.memorials, id] as const,
  measurements: [QUERY_ROOTS.account, 'measurements'],
  nameEmbroidery: [QUERY_ROOTS.account, 'name-embroidery'],
} as const;
