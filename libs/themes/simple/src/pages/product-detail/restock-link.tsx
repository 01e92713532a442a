import type { ProductView } from '@shop/feature-catalogue/product-view';
import { useEffect } from 'react';
import { useLoaded } from '../../parts/use-loaded';

const loadCancellation = () => import('../../product/restock-cancellation');

interface RestockLinkProps {
  readonly product: ProductView;
  /** `restock_token` of the page's URL. */
  readonly token: string;
}

/** Opens the question of a restock mail's link over the product, by code that only such a visit loads. */
export function RestockLink({ product, token }: RestockLinkProps) {
  const [cancellation, load] = useLoaded(loadCancellation);
  useEffect(load, [load]);
  return cancellation && <cancellation.RestockCancellation product={product} token={token} />;
}
