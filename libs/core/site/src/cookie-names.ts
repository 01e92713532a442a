/** The cookies a shop names after its own prefix (`SITE.CHANNEL_PREFIX`): cookies ignore ports. */
export const cartTokenCookie = (channelPrefix: string): string => `${channelPrefix}cart_token`;
/** Set before payment and consumed afterwards. core §4 */
export const paymentInProgressCookie = (channelPrefix: string): string =>
  `${channelPrefix}payment_in_progress`;
