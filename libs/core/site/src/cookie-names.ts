/**
 * What a shop keeps in the browser, under names after its own prefix (`SITE.CHANNEL_PREFIX`): cookies ignore ports. Only
 * the token's two cookies are named by the specification. Here: the cart's token.
 */
export const cartTokenCookie = (channelPrefix: string): string => `${channelPrefix}cart_token`;
/** Set before payment and consumed afterwards. core §4 */
export const paymentInProgressCookie = (channelPrefix: string): string =>
  `${channelPrefix}payment_in_progress`;
/** The page a visitor wanted before the login. */
export const returnPathCookieName = (channelPrefix: string): string => `${channelPrefix}return_to`;
/** What the cookie of the consent holds once it is given. */
export const CONSENT_GIVEN = 'yes';
/** And once it is refused. */
export const CONSENT_REFUSED = 'no';
/** Whether the visitor lets the shop measure visits. */
export const consentCookie = (channelPrefix: string): string => `${channelPrefix}consent`;
/** The `updated_at` of a message that was hidden. account §4 */
export const hiddenMessageCookie = (channelPrefix: string, code: string): string =>
  `${channelPrefix}message_${encodeURIComponent(code)}`;
/** In the tab's storage: the sign-in elsewhere that has been begun. */
export const oauthAttemptKey = (channelPrefix: string): string => `${channelPrefix}oauth_attempt`;
/** In the browser's storage: by what a visitor's viewing history is found again. */
export const guestTokenKey = (channelPrefix: string): string => `${channelPrefix}guest_token`;
