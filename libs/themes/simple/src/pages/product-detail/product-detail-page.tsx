import { BelowFirstScreen } from '@shop/theming/below-first-screen';
import type { PageProps } from '@shop/theming/page-props';
import { ProductSaveButtons } from '../../parts/product-save-buttons';
import { ProductNoteSlot } from '../../slots/product-slots';
import { BuyBar } from './buy-bar';
import { ProductDescription } from './product-description';
import styles from './product-detail-page.module.css';
import { ProductFurther } from './product-further-part';
import { ProductGallery } from './product-gallery';
import { ProductPromise } from './product-promise-part';
import { ProductScreen } from './product-screen';
import { ProductSummaryBlock } from './product-summary-block';
import { VariantLinks } from './variant-links';

/** One product: pictures, price with tax, variants, delivery, the button that adds it to the cart, and what is further down. */
export default function ProductDetailPage(props: PageProps) {
  return (
    <ProductScreen {...props}>
      {(product) => (
        <>
          <div className={styles.columns}>
            <ProductGallery key={product.key} pictures={product.pictures} />
            <div className={styles.buy}>
              <ProductSummaryBlock product={product}>
                <VariantLinks product={product} />
              </ProductSummaryBlock>
              <BuyBar key={product.key} product={product} />
              <BelowFirstScreen>
                <ProductPromise productKey={product.key} />
                <ProductSaveButtons product={product} />
                <ProductNoteSlot product={product} />
              </BelowFirstScreen>
            </div>
          </div>
          <BelowFirstScreen>
            <ProductDescription product={product} />
            <ProductFurther productKey={product.key} />
          </BelowFirstScreen>
        </>
      )}
    </ProductScreen>
  );
}
