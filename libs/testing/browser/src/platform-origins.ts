/** The shops that `npm start` serves. */
export type ShopName = 'default' | 'corporate' | 'school' | 'gift';

const SHOP_OFFSETS: Readonly<Record<ShopName, number>> = {
  default: 200,
  corporate: 201,
  school: 202,
  gift: 203,
};

/** The origin of a shop: every shop has a host name of its own, because cookies ignore ports. */
export function shopOrigin(portBase: number, shop: ShopName): string {
  return `http://${shop}.localhost:${portBase + SHOP_OFFSETS[shop]}`;
}

/** The API's own address. */
export function apiOrigin(portBase: number): string {
  return `http://127.0.0.1:${portBase}`;
}
