import { Accessories } from './accessories';
import { ProductSets } from './product-sets';

/** What is offered together with a product: sets that it is part of, and accessories. */
export function ProductOffers({ productKey }: { readonly productKey: string }) {
  return (
    <>
      <ProductSets productKey={productKey} />
      <Accessories productKey={productKey} />
    </>
  );
}
