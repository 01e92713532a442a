import type { FacetValue, getProductFacetsSpec } from '@shop/contract/products/get-product-facets';
import type * as v from 'valibot';
import { MAX_MATCHES } from '../../search/find-models';
import type { Facet, FacetRow } from './facet-row';
import { priceBand } from './price-bands';

type ProductFacets = v.InferOutput<typeof getProductFacetsSpec.schemas.response>;

/** The counts of one statement. */
export interface CountedFacets {
  readonly rows: readonly FacetRow[];
  /** So many products were looked at: where there were more, each count is what is known of it. */
  readonly most: number;
}

const counted = (count: number, isCut: boolean) => ({
  count: Math.min(count, MAX_MATCHES),
  is_capped: count > MAX_MATCHES || isCut,
});

/** Facets as the API returns them. */
export function presentFacets(countings: readonly CountedFacets[]): ProductFacets {
  const valuesOf = (facet: Facet): readonly (FacetValue & { readonly parent_key: string | null })[] =>
    countings.flatMap(({ rows, most }) => {
      const isCut = rows.some((row) => row.facet === 'total' && row.count > most);
      return rows
        .filter((row) => row.facet === facet)
        .toSorted((a, b) => (facet === 'price' ? 0 : b.count - a.count))
        .map(({ key, name, parent, count }) => ({
          key: key ?? '',
          name: name ?? '',
          parent_key: parent,
          ...counted(count, isCut && count > 0),
        }));
    });
  const named = (facet: Facet): FacetValue[] =>
    valuesOf(facet).map(({ key, name, count, is_capped }) => ({ key, name, count, is_capped }));
  const [inStock] = valuesOf('in_stock');
  return {
    categories: [...valuesOf('category')],
    makers: named('maker'),
    brands: named('brand'),
    tags: named('tag'),
    colours: named('colour'),
    prices: valuesOf('price').map(({ key, count, is_capped }) => ({
      ...priceBand(Number(key)),
      count,
      is_capped,
    })),
    in_stock: { count: inStock?.count ?? 0, is_capped: inStock?.is_capped ?? false },
  };
}
