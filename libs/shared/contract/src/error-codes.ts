/** The machine codes that every call can return; a call's own ones are in its module. */
export const ERROR_CODES = {
  unauthenticated: 'auth.unauthenticated',
  forbidden: 'auth.forbidden',
  channelNotFound: 'channel.not_found',
  notFound: 'common.not_found',
  routeNotFound: 'common.route_not_found',
  malformed: 'common.malformed_request',
  tooLarge: 'common.request_too_large',
  tooMany: 'common.too_many_requests',
  validation: 'validation.failed',
  /** 422: something in the request looks like the number of a payment card. */
  cardNumber: 'common.card_number_refused',
  maintenance: 'common.maintenance',
  /** 503 without a title: too many requests at once, which is no maintenance. */
  busy: 'common.busy',
  server: 'common.server_error',
} as const;

/** The exact message by which an unknown channel is recognised (core §8). */
export const CHANNEL_NOT_FOUND_MESSAGE = 'チャネルが存在しない';
