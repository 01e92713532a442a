import { getProductFacetsSpec } from '@shop/contract/products/get-product-facets';
import { defineRoute, type Route } from '../http/define-route';
import { FacetReader, statementsOfFacets } from './facets/facet-reader';
import { openFacetSearch } from './facets/facet-search';
import { presentFacets } from './facets/present-facets';

/** GET /v1/products/facets */
export const getProductFacetsRoute: Route = {
  ...defineRoute(getProductFacetsSpec, async (context, { query }) => {
    const search = await openFacetSearch(context, query);
    return presentFacets(await new FacetReader(search, context.productFacets).read());
  }),
  statementsAtOnce: statementsOfFacets,
};
