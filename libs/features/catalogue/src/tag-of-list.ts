import type { ProductFacets } from './product-facets-view';
import type { ProductFilter } from './product-filter';

/** The name of the only tag of a list, as its facets say it; `null` where it has none or several, or shows no product of it. */
export const tagOfList = ({ tag }: ProductFilter, facets: ProductFacets | undefined): string | null =>
  tag.length === 1 ? (facets?.tag.find(({ key }) => key === tag[0])?.name ?? null) : null;
