import type { FrontSettings } from '@shop/contract/site/get-front-settings';
import type { Channel } from '../channels/channel';
import { PRODUCT_CANCEL_KEYS } from '../orders/product-cancel-keys';

/** What stands for every shop unless the channel's own settings say otherwise. */
const BUILT_IN = {
  'SITE.BREAKPOINT.SCREEN-SM': 767,
  'SITE.BREAKPOINT.SCREEN-MD': 1023,
  'SITE.IS_WITHOUT_MEMBERS': false,
  'PLUGIN.TEMPORARY_STOP_SELLING.IS_USE': false,
  'PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING': true,
  'PLUGIN.VERIFY_EMAIL_AT_FIRST_LOGIN.IS_USE': true,
  'ORDER.SHIPPING.IS_ALLOW_MULTIPLE': false,
  'ORDER.SOCIAL_GIFT.CARRIAGE': 880,
  'ORDER.SOCIAL_GIFT.DAYS': 30,
  'ORDER.RETURN.DAYS': 0,
  'ORDER.EXCHANGE.DAYS': 0,
  'POINT.IS_USE': true,
  'POINT.GRANT.IS_ON_PAYMENT': false,
  'USER.COMPANY_NAME.IS_REQUIRED': false,
  'USER.KANA.IS_REQUIRED': true,
  'PRICE.SUMS': 'with-tax',
  'CART.ADDED.VIEW': 'toast',
  'GTM.ID': '',
} as const;

/** The flat settings of a shop (core §3). The server's own rules read them here too. */
export const frontSettings = (channel: Channel): FrontSettings => ({
  ...BUILT_IN,
  'SITE.NAMESPACE': channel.key,
  'SITE.NAME': channel.name,
  'SITE.CHANNEL_PREFIX': `${channel.key}_`,
  ...Object.fromEntries(Object.entries(channel.settings).filter(([key]) => key !== PRODUCT_CANCEL_KEYS)),
});

/** How a shop states and counts amounts. */
export const priceSumsOf = (channel: Channel): FrontSettings['PRICE.SUMS'] =>
  frontSettings(channel)['PRICE.SUMS'];
