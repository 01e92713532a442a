import type { DrawingKey } from './pictures/drawing-key';

/** Colours that products come in; the name is what shoppers read. */
export const COLOURS = {
  white: { name: '白', hex: '#f1ede4' },
  navy: { name: '紺', hex: '#2f4368' },
  sage: { name: 'セージグリーン', hex: '#8fa58a' },
  terracotta: { name: 'テラコッタ', hex: '#c2735a' },
  mustard: { name: 'からし', hex: '#cfa043' },
  charcoal: { name: 'チャコール', hex: '#4a4d52' },
  sakura: { name: '桜', hex: '#e3b3b6' },
  sky: { name: '空', hex: '#8fb4cf' },
  wood: { name: 'ナチュラル', hex: '#c69c6d' },
  walnut: { name: 'ウォルナット', hex: '#7b5238' },
  matcha: { name: '抹茶', hex: '#7d9150' },
  crimson: { name: '朱', hex: '#b5423c' },
} as const;
export type ColourKey = keyof typeof COLOURS;

/** How the variants of a product kind differ. */
export type VariantScheme =
  | { readonly by: 'colour' }
  | { readonly by: 'colour-size'; readonly name: string; readonly values: readonly string[] }
  | { readonly by: 'size'; readonly name: string; readonly values: readonly SizeStep[] }
  | { readonly by: 'none' };

/** A size, and its price in percent of the first size's. */
export interface SizeStep {
  readonly value: string;
  readonly percent: number;
}

/** A kind of product: combined with each line of its aisle it becomes a product. */
export interface SeedKind {
  readonly key: string;
  readonly name: string;
  readonly kana: string;
  readonly drawing: DrawingKey;
  readonly category: string;
  /** Yen without tax, of the line with 100 percent. */
  readonly price: number;
  readonly variants: VariantScheme;
  readonly text: string;
  readonly taxRate?: 8;
}

/** A maker's series. */
export interface SeedLine {
  readonly key: string;
  readonly name: string;
  readonly kana: string;
  readonly brand: string;
  readonly pricePercent: number;
  readonly colours: readonly ColourKey[];
  readonly text: string;
}

/** A part of the shop: its categories, kinds and lines. */
export interface SeedAisle {
  readonly key: string;
  readonly name: string;
  readonly categories: Readonly<Record<string, string>>;
  readonly kinds: readonly SeedKind[];
  readonly lines: readonly SeedLine[];
}

export interface SeedMaker {
  readonly key: string;
  readonly name: string;
  readonly kana: string;
  readonly description: string;
  readonly brands: readonly { readonly key: string; readonly name: string; readonly kana: string }[];
}

export interface SeedNews {
  readonly title: string;
  readonly label: string;
  readonly body: string;
  /** Days before the seed. */
  readonly daysAgo: number;
}

/** The seed data of a shop. */
export interface ShopSeed {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly colorScheme: Readonly<Record<string, string>>;
  readonly makers: readonly SeedMaker[];
  readonly aisles: readonly SeedAisle[];
  readonly news: readonly SeedNews[];
}

type KindRow = readonly [
  key: string,
  name: string,
  kana: string,
  drawing: DrawingKey,
  category: string,
  price: number,
  variants: VariantScheme,
  text: string,
];

/** Rows of a table as kinds. */
export const kinds = (rows: readonly KindRow[], taxRate?: 8): readonly SeedKind[] =>
  rows.map(([key, name, kana, drawing, category, price, variants, text]) => ({
    key,
    name,
    kana,
    drawing,
    category,
    price,
    variants,
    text,
    ...(taxRate === undefined ? {} : { taxRate }),
  }));

type LineRow = readonly [
  key: string,
  name: string,
  kana: string,
  brand: string,
  pricePercent: number,
  colours: readonly ColourKey[],
  text: string,
];

/** Rows of a table as lines. */
export const lines = (rows: readonly LineRow[]): readonly SeedLine[] =>
  rows.map(([key, name, kana, brand, pricePercent, colours, text]) => ({
    key,
    name,
    kana,
    brand,
    pricePercent,
    colours,
    text,
  }));

export const BY_COLOUR: VariantScheme = { by: 'colour' };
export const SINGLE_VARIANT: VariantScheme = { by: 'none' };
export const bySize = (name: string, ...values: readonly (readonly [string, number])[]): VariantScheme => ({
  by: 'size',
  name,
  values: values.map(([value, percent]) => ({ value, percent })),
});
export const byColourAndSize = (name: string, ...values: readonly string[]): VariantScheme => ({
  by: 'colour-size',
  name,
  values,
});
