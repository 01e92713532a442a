import type { ProductFacets } from './product-facets-view';
import { PRODUCT_CHOICES, type ProductChoice, type ProductFilter } from './product-filter';

/** What is chosen of a list with the names that its facets say, the key where they do not. */
export const chosenValues = (
  filter: ProductFilter,
  facets: ProductFacets | undefined,
): readonly { readonly choice: ProductChoice; readonly key: string; readonly name: string }[] =>
  PRODUCT_CHOICES.flatMap((choice) =>
    filter[choice].map((key) => ({
      choice,
      key,
      name: facets?.[choice].find((value) => value.key === key)?.name ?? key,
    })),
  );
