import {
  hasImpossiblePrice,
  type ProductFilter,
  readProductFilter,
} from '@shop/feature-catalogue/product-filter';
import { productsQuery } from '@shop/feature-catalogue/products-query';
import { useApi } from '@shop/query/use-api';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** A pause in writing after which the products are counted. */
const PAUSE_MS = 250;

/**
 * How many products a filter would leave that is being written, `null` while that is not known. The list that is read for
 * it is the one that is then shown.
 */
export function useDraftCount(
  draft: ProductFilter | null,
): { readonly total: number; readonly isCapped: boolean } | null {
  const [settled, setSettled] = useState<ProductFilter | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(draft), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  const api = useApi();
  const { data, isPlaceholderData } = useQuery({
    ...productsQuery(api, settled ?? draft ?? EVERYTHING),
    enabled: settled !== null && settled === draft && !hasImpossiblePrice(settled),
  });
  if (draft === null || settled !== draft || data === undefined || isPlaceholderData) return null;
  return { total: data.pagination.total, isCapped: data.isCapped };
}

/** Never asked for: what the query is called before anything is written. */
const EVERYTHING = readProductFilter(new URLSearchParams());
