/** The options of `nx g @shop/generators:shop`. */
export interface ShopOptions {
  readonly name: string;
  /** The Japanese name of the shop. */
  readonly title: string;
  /** Its port where SHOP_PORT_BASE is 4000. */
  readonly port?: number;
  readonly primary?: string;
}

/** A shop as its files name it. */
export interface ShopNames {
  /** In kebab-case: of the app, the channel, the theme and the seed. */
  readonly name: string;
  /** The same as the start of a variable's name. */
  readonly variable: string;
  readonly title: string;
}
