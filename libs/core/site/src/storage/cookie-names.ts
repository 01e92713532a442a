/** The name of the return path (the page to open after login), without the shop's prefix. */
export const RETURN_PATH_NAME = 'return_to';

/**
 * The cookie of the cart token. Names begin with the shop's prefix (`SITE.CHANNEL_PREFIX`), because cookies ignore
 * ports. Only the two cookies of the session have names that the specification fixes.
 */
export const cartTokenCookie = (channelPrefix: string): string => `${channelPrefix}cart_token`;
/** The cookie that is set before a payment and removed afterwards. core §4 */
export const paymentInProgressCookie = (channelPrefix: string): string =>
  `${channelPrefix}payment_in_progress`;
/** The cookie of the return path; session storage uses the same name. */
export const returnPathCookieName = (channelPrefix: string): string => `${channelPrefix}${RETURN_PATH_NAME}`;
/** The cookie's value when the shopper has given consent. */
export const CONSENT_GIVEN = 'yes';
/** The cookie's value when the shopper has declined. */
export const CONSENT_REFUSED = 'no';
/** The cookie of the shopper's consent to analytics. */
export const consentCookie = (channelPrefix: string): string => `${channelPrefix}consent`;
/**
 * The cookie with the `updated_at` of a message that the shopper has hidden. account §4
 */
export const hiddenMessageCookie = (channelPrefix: string, code: string): string =>
  `${channelPrefix}message_${encodeURIComponent(code)}`;
