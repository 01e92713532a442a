import type { FacetValue, getProductFacets } from '@shop/contract/products/get-product-facets';
import type { FacetCount, FacetValueView, ProductFacets } from './product-facets-view';

type WireFacets = NonNullable<(typeof getProductFacets)['~types']>['output'];

const toCount = ({ count, is_capped }: { count: number; is_capped: boolean }): FacetCount => ({
  count,
  isCapped: is_capped,
});
const toValue = ({ key, name, ...counted }: FacetValue): FacetValueView => ({
  key,
  name,
  ...toCount(counted),
});

/** The wire's facets as the pages see them. */
export const toProductFacets = (wire: WireFacets): ProductFacets => ({
  category: wire.categories.map(toValue),
  maker: wire.makers.map(toValue),
  brand: wire.brands.map(toValue),
  tag: wire.tags.map(toValue),
  colour: wire.colours.map(toValue),
  prices: wire.prices.map(({ min, max, ...counted }) => ({ min, max, ...toCount(counted) })),
  inStock: toCount(wire.in_stock),
});
