import type { TaxRate } from '../pricing/tax-by-rate';
import { normaliseSearchText } from '../products/normalise-search-text';
import type { DrawingKey } from './pictures/drawing-key';
import { describeProduct } from './product-texts/describe-product';
import { type SeedReview, writeReviews } from './product-texts/write-reviews';
import { COLOURS, type ColourKey, type SeedKind, type SeedLine, type ShopSeed } from './shop-seed';

/** Prices end on a round ten. */
const PRICE_STEP = 10;
/** Every so many variants is sold out or nearly; the numbers are prime so that the pattern looks like chance. */
const SOLD_OUT_EVERY = 23;
const FEW_LEFT_EVERY = 11;
const FEW = 3;
const PLENTY = 5_000;
/** Every so many models is reduced, and by how much the former price was higher. */
const REDUCED_EVERY = 5;
const FORMER_PRICE_PERCENT = 125;

export interface PlannedVariant {
  readonly key: string;
  readonly code: string;
  readonly name: string;
  readonly options: readonly { readonly name: string; readonly value: string }[];
  readonly price: number;
  readonly beforePrice: number | null;
  readonly stock: number;
  readonly drawing: DrawingKey;
  readonly colour: ColourKey;
}

export interface PlannedModel {
  readonly code: string;
  /** What it is, and of which series, by their keys. */
  readonly kindKey: string;
  readonly lineKey: string;
  readonly lineName: string;
  readonly name: string;
  readonly nameKana: string;
  readonly catchCopy: string;
  /** HTML. */
  readonly description: string;
  readonly reviews: readonly SeedReview[];
  readonly brandKey: string;
  readonly categoryKeys: readonly string[];
  readonly taxRate: TaxRate;
  readonly shippingDays: number;
  readonly recommendRank: number;
  /** Days before the seed on which it came out. */
  readonly ageDays: number;
  readonly searchText: string;
  readonly variants: readonly PlannedVariant[];
}

interface Option {
  readonly suffix: string;
  readonly label: string;
  readonly options: PlannedVariant['options'];
  readonly percent: number;
  readonly colour: ColourKey;
}

const roundPrice = (yen: number) => Math.round(yen / PRICE_STEP) * PRICE_STEP;

function optionsOf(kind: SeedKind, line: SeedLine): readonly Option[] {
  const first = line.colours[0] ?? 'white';
  const scheme = kind.variants;
  const colourOptions = line.colours.map((colour) => ({
    suffix: colour,
    label: COLOURS[colour].name,
    options: [{ name: '色', value: COLOURS[colour].name }],
    percent: 100,
    colour,
  }));
  switch (scheme.by) {
    case 'none':
      return [{ suffix: '', label: '', options: [], percent: 100, colour: first }];
    case 'colour':
      return colourOptions;
    case 'size':
      return scheme.values.map((size, index) => ({
        suffix: String(index + 1),
        label: size.value,
        options: [{ name: scheme.name, value: size.value }],
        percent: size.percent,
        colour: first,
      }));
    case 'colour-size':
      return colourOptions.flatMap((option) =>
        scheme.values.map((value) => ({
          ...option,
          suffix: `${option.suffix}-${value.toLowerCase()}`,
          label: `${option.label} ${value}`,
          options: [...option.options, { name: scheme.name, value }],
        })),
      );
  }
}

const pad = (value: number) => String(value).padStart(4, '0');

/** Every product of a shop, the same at each run. `limit` keeps only so many models, spread over the aisles. */
export function planCatalogue(shop: ShopSeed, limit = Number.POSITIVE_INFINITY): readonly PlannedModel[] {
  const models: PlannedModel[] = [];
  let variantNumber = 0;
  const longest = Math.max(...shop.aisles.map((aisle) => aisle.kinds.length * aisle.lines.length));
  for (let index = 0; index < longest; index += 1) {
    for (const [aisleIndex, aisle] of shop.aisles.entries()) {
      const kind = aisle.kinds[index % aisle.kinds.length];
      const line = aisle.lines[(Math.floor(index / aisle.kinds.length) + index) % aisle.lines.length];
      if (kind === undefined || line === undefined || index >= aisle.kinds.length * aisle.lines.length)
        continue;
      if (models.length >= limit) return models;
      const number = models.length + 1;
      const name = `${line.name} ${kind.name}`;
      const price = roundPrice((kind.price * line.pricePercent) / 100);
      const isReduced = number % REDUCED_EVERY === 0;
      const brand = shop.makers.flatMap((maker) => maker.brands).find(({ key }) => key === line.brand);
      const variants = optionsOf(kind, line).map((option): PlannedVariant => {
        variantNumber += 1;
        const own = roundPrice((price * option.percent) / 100);
        return {
          key: [line.key, kind.key, option.suffix].filter(Boolean).join('-'),
          code: `${shop.key.slice(0, 1).toUpperCase()}${pad(number)}-${option.suffix.toUpperCase() || '1'}`,
          name: [name, option.label].filter(Boolean).join(' '),
          options: option.options,
          price: own,
          beforePrice: isReduced ? roundPrice((own * FORMER_PRICE_PERCENT) / 100) : null,
          stock: stockOf(variantNumber),
          drawing: kind.drawing,
          colour: option.colour,
        };
      });
      models.push({
        code: `${shop.key.slice(0, 1).toUpperCase()}${pad(number)}`,
        kindKey: kind.key,
        lineKey: line.key,
        lineName: line.name,
        name,
        nameKana: `${line.kana} ${kind.kana}`,
        catchCopy: kind.text,
        description: describeProduct({ shop, aisle, kind, line, index: number }),
        reviews: writeReviews(aisle.key, kind, index),
        brandKey: line.brand,
        categoryKeys: [aisle.key, kind.category],
        taxRate: kind.taxRate ?? 10,
        shippingDays: 1 + (aisleIndex % 3),
        recommendRank: (number * 7) % 97,
        ageDays: (number * 13) % 400,
        searchText: searchTextOf(shop, name, `${line.kana} ${kind.kana}`, brand, aisle, kind, variants),
        variants,
      });
    }
  }
  return models;
}

function stockOf(variantNumber: number): number {
  if (variantNumber % SOLD_OUT_EVERY === 0) return 0;
  return variantNumber % FEW_LEFT_EVERY === 0 ? FEW : PLENTY;
}

function searchTextOf(
  shop: ShopSeed,
  name: string,
  kana: string,
  brand: { readonly key: string; readonly name: string; readonly kana: string } | undefined,
  aisle: ShopSeed['aisles'][number],
  kind: SeedKind,
  variants: readonly PlannedVariant[],
): string {
  const maker = shop.makers.find(({ brands }) => brands.some(({ key }) => key === brand?.key));
  return normaliseSearchText(
    [
      name,
      name.replaceAll(' ', ''),
      kana,
      kana.replaceAll(' ', ''),
      brand?.name,
      brand?.kana,
      maker?.name,
      maker?.kana,
      aisle.name,
      aisle.categories[kind.category],
      ...variants.map(({ code }) => code),
      ...variants.flatMap(({ options }) => options.map(({ value }) => value)),
    ].join(' '),
  );
}
