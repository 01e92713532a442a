/** Of the page a visitor wanted before the login, without the prefix. */
export const RETURN_PATH_NAME = 'return_to';

/**
 * What a shop keeps in the browser, under names after its own prefix (`SITE.CHANNEL_PREFIX`): cookies ignore ports. Only
 * the token's two cookies are named by the specification. Here: the cart's token.
 */
export const cartTokenCookie = (channelPrefix: string): string => `${channelPrefix}cart_token`;
/** Set before payment and consumed afterwards. core §4 */
export const paymentInProgressCookie = (channelPrefix: string): string =>
  `${channelPrefix}payment_in_progress`;
/** In a cookie, and under the same name in the tab's storage: the page a visitor wanted before the login. */
export const returnPathCookieName = (channelPrefix: string): string => `${channelPrefix}${RETURN_PATH_NAME}`;
/** What the cookie of the consent holds once it is given. */
export const CONSENT_GIVEN = 'yes';
/** And once it is refused. */
export const CONSENT_REFUSED = 'no';
/** Whether the visitor lets the shop measure visits. */
export const consentCookie = (channelPrefix: string): string => `${channelPrefix}consent`;
/** The `updated_at` of a message that was hidden. account §4 */
export const hiddenMessageCookie = (channelPrefix: string, code: string): string =>
  `${channelPrefix}message_${encodeURIComponent(code)}`;
