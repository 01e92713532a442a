import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { groupPrices, listedModels, productModels, products } from '../../db/schema';
import { canBeBought, isListed, listed, listedPrice } from '../listed-models';
import { hasPieces } from '../pieces-for-sale';
import { isRepresentative, isRepresentativeOfShop } from '../product-store';
import { groupPriceJoin, type PriceView, shopperPrice } from '../shopper-price';

/** Which products are counted. */
export interface CountedProducts {
  readonly channelId: number;
  readonly view: PriceView;
  readonly filter: SQL | undefined;
  /** Whether the filter joins the representative variant: of a part of the shop, or of all of it. */
  readonly joins: 'of-part' | 'of-shop' | 'nothing';
  /** What the filter asks of a variant: variants that lack it are neither counted nor stand for their product. */
  readonly colours: readonly string[] | undefined;
  readonly inStock: boolean;
  /** Whether several conditions narrow them down, which may leave few or none: they are tried before the rank is looked at. */
  readonly isNarrow: boolean;
  /** So many are looked at, and one more that shows that there are more. */
  readonly most: number;
}

/** The products that a filter leaves, the most recommended of them where they are too many to count them all. */
export function foundProducts({
  channelId,
  view,
  filter,
  joins,
  colours,
  isNarrow,
  most,
}: CountedProducts): SQL {
  const representative =
    joins === 'of-part'
      ? isRepresentative(products.productModelId, colours)
      : isRepresentativeOfShop(channelId);
  const joined =
    joins === 'nothing'
      ? sql``
      : sql`join ${products} on ${representative} left join ${groupPrices} on ${groupPriceJoin(view)}`;
  // "offset 0": the planner, which takes conditions for independent, would walk through all products by their rank.
  return sql`select * from (
    select ${listed.id}, ${listed.recommendRank}, ${listed.makerId}, ${listed.brandId}, ${listed.taxRate}, ${listed.categoryIds},
      ${listed.colours}, ${listed.colourPrices}, ${listed.stockedColours},
      ${canBeBought(colours)} as can_be_bought, ${listedPrice(view, colours)} as price
    from ${listedModels} as ${productModels} ${joined}
    where ${and(filter, isListed)} ${isNarrow ? sql`offset 0` : sql``}) fitting
    order by recommend_rank desc, id desc limit ${most + 1}::int`;
}

/** Their shown variants that fit, with the prices of a group that has its own. */
export function foundVariants({ view, colours, inStock }: CountedProducts): SQL {
  const isStocked = sql`(${hasPieces} and ${products.isOnSale})`;
  return sql`
    select found.id as model_id, found.tax_rate, ${products.id}, ${products.position}, ${products.colour},
      ${isStocked} as can_be_bought, ${shopperPrice(view)} as price
    from found join ${products} on ${products.productModelId} = found.id and ${and(
      eq(products.isShow, true),
      colours === undefined ? undefined : inArray(products.colour, [...colours]),
      inStock ? isStocked : undefined,
    )}
    left join ${groupPrices} on ${groupPriceJoin(view)}`;
}
