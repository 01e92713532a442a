import * as v from 'valibot';

/** The carriers that parcels leave with, and the page where each shows a parcel's way. */
export const CARRIERS = {
  yamato: {
    name: 'ヤマト運輸',
    tracking: 'https://jizen.kuronekoyamato.co.jp/jizen/servlet/crjz.b.NQ0010?id=',
  },
  sagawa: { name: '佐川急便', tracking: 'https://k2k.sagawa-exp.co.jp/p/web/okurijosearch.do?okurijoNo=' },
  japanpost: {
    name: '日本郵便',
    tracking: 'https://trackings.post.japanpost.jp/services/srv/search/direct?locale=ja&reqCodeNo1=',
  },
} as const;

export const CarrierKey = v.picklist(['yamato', 'sagawa', 'japanpost']);

export type CarrierKey = v.InferOutput<typeof CarrierKey>;

/** Where a parcel can be followed: the carriers' pages take the number without its hyphens. */
export const trackingUrl = (carrier: CarrierKey, trackingNumber: string): string =>
  `${CARRIERS[carrier].tracking}${encodeURIComponent(trackingNumber.replaceAll('-', ''))}`;
