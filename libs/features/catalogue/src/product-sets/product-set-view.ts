/** One variant of a product in a set. */
export interface SetVariantView {
  readonly key: string;
  /** Its options in one line: 白／M. */
  readonly label: string;
  /** Integer yen without tax for one piece. */
  readonly price: number;
  readonly taxRate: number;
  /** The smallest file of its picture. */
  readonly thumbnail: string | null;
  readonly isAvailable: boolean;
}

/** A product in a set, with the variants to choose from. */
export interface SetItemView {
  readonly name: string;
  readonly quantity: number;
  readonly variants: readonly SetVariantView[];
}

/** Products that are offered together. */
export interface ProductSetView {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly items: readonly SetItemView[];
}
