import { and, type SQL, sql } from 'drizzle-orm';
import { groupPrices, productModels, products } from '../../db/schema';
import { hasPieces } from '../pieces-for-sale';
import { isOffered, isRepresentative, isRepresentativeOfShop } from '../product-store';
import { groupPriceJoin, type PriceView, shopperPrice } from '../shopper-price';

/** Which products are counted. */
export interface CountedProducts {
  readonly channelId: number;
  readonly view: PriceView;
  readonly filter: SQL | undefined;
  /** Whether the filter needs the price of the representative variant: of a part of the shop, or of all of it. */
  readonly usesPrice: 'of-part' | 'of-shop' | 'not';
  /** So many are looked at, and one more that shows that there are more. */
  readonly most: number;
}

/** The products that a filter leaves, the most recommended of them where they are too many to count them all. */
export function foundProducts({ channelId, view, filter, usesPrice, most }: CountedProducts): SQL {
  const representative =
    usesPrice === 'of-part' ? isRepresentative(products.productModelId) : isRepresentativeOfShop(channelId);
  const priced =
    usesPrice === 'not'
      ? sql``
      : sql`join ${products} on ${representative} left join ${groupPrices} on ${groupPriceJoin(view)}`;
  return sql`
    select ${productModels.id}, ${productModels.makerId}, ${productModels.brandId}, ${productModels.taxRate}
    from ${productModels} ${priced}
    where ${and(filter, isOffered)}
    order by ${productModels.recommendRank} desc, ${productModels.id} desc limit ${most + 1}::int`;
}

/** Their shown variants with what is counted by. */
export const foundVariants = (view: PriceView): SQL => sql`
  select found.id as model_id, found.tax_rate, ${products.id}, ${products.position}, ${products.colour},
    ${hasPieces} and ${products.isOnSale} as can_be_bought, ${shopperPrice(view)} as price
  from found join ${products} on ${products.productModelId} = found.id and ${products.isShow}
  left join ${groupPrices} on ${groupPriceJoin(view)}`;
