import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';

/** The flat settings of a shop (core §3 "Settings keys used"); the keys below are always there. */
export const FrontSettings = v.objectWithRest(
  {
    /** Picks the theme. */
    'SITE.NAMESPACE': v.string(),
    'SITE.NAME': v.string(),
    /** Begins the names of this shop's cookies. */
    'SITE.CHANNEL_PREFIX': v.string(),
    /** Pixels: phone up to and with this width. */
    'SITE.BREAKPOINT.SCREEN-SM': v.number(),
    /** Pixels: desktop above this width. */
    'SITE.BREAKPOINT.SCREEN-MD': v.number(),
    /** Member pages are open to all. */
    'SITE.IS_WITHOUT_MEMBERS': v.boolean(),
    'PLUGIN.TEMPORARY_STOP_SELLING.IS_USE': v.boolean(),
    'PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING': v.boolean(),
    'PLUGIN.VERIFY_EMAIL_AT_FIRST_LOGIN.IS_USE': v.boolean(),
    'ORDER.SHIPPING.IS_ALLOW_MULTIPLE': v.boolean(),
    /** Carriage of a gift whose address comes later; yen without tax. */
    'ORDER.SOCIAL_GIFT.CARRIAGE': v.number(),
    /** Days that its receiver has to tell the address. */
    'ORDER.SOCIAL_GIFT.DAYS': v.number(),
    /** Days after the arrival on which unused goods may be sent back; 0: product pages state none, orders take no requests. */
    'ORDER.RETURN.DAYS': v.number(),
    /** Days after the arrival in which the shop exchanges faulty goods at its cost; 0: its texts state none. */
    'ORDER.EXCHANGE.DAYS': v.number(),
    /** Orders bring their members points … */
    'POINT.IS_USE': v.boolean(),
    /** … once they are paid; otherwise once they are delivered. */
    'POINT.GRANT.IS_ON_PAYMENT': v.boolean(),
    /** What a shop requires of new members. */
    'USER.COMPANY_NAME.IS_REQUIRED': v.boolean(),
    'USER.KANA.IS_REQUIRED': v.boolean(),
    /**
     * How pages, mails and documents state amounts: with tax, as consumers read prices, or without, as companies do.
     * What is paid is the same.
     */
    'PRICE.SUMS': v.picklist(['with-tax', 'without-tax']),
    /** What follows a press on カートに入れる. */
    'CART.ADDED.VIEW': v.picklist(['toast', 'drawer', 'dialog']),
    /** Empty: no tag manager. */
    'GTM.ID': v.string(),
  },
  v.union([v.string(), v.number(), v.boolean(), v.null()]),
);
export type FrontSettings = v.InferOutput<typeof FrontSettings>;

const schemas = { response: FrontSettings };

export const getFrontSettings: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/settings/front',
  auth: 'any',
  responseType: 'json',
};

export const getFrontSettingsSpec = specify({
  endpoint: getFrontSettings,
  schemas,
  summary: 'サイト設定',
  errors: [],
});
