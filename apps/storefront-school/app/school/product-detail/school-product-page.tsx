import { BuyBar } from '@shop/theme-simple/pages/product-detail/buy-bar';
import { ProductDescription } from '@shop/theme-simple/pages/product-detail/product-description';
import { ProductFurther } from '@shop/theme-simple/pages/product-detail/product-further-part';
import { ProductGallery } from '@shop/theme-simple/pages/product-detail/product-gallery';
import { ProductPromise } from '@shop/theme-simple/pages/product-detail/product-promise-part';
import { ProductScreen } from '@shop/theme-simple/pages/product-detail/product-screen';
import { ProductSummaryBlock } from '@shop/theme-simple/pages/product-detail/product-summary-block';
import { ProductSaveButtons } from '@shop/theme-simple/parts/product-save-buttons';
import { SizeTables } from '@shop/theme-simple/product/size-tables';
import { ProductNoteSlot } from '@shop/theme-simple/slots/product-slots';
import { BelowFirstScreen } from '@shop/theming/below-first-screen';
import type { PageProps } from '@shop/theming/page-props';
import { SchoolChoice } from './school-choice';
import { SchoolFacts } from './school-facts';
import styles from './school-product-page.module.css';

/** One thing that a pupil needs: colour and size first, and right below them which size fits. */
export default function SchoolProductPage(props: PageProps) {
  return (
    <ProductScreen {...props}>
      {(product) => (
        <>
          <div className={styles.columns}>
            <div className={styles.pictures}>
              <ProductGallery key={product.key} pictures={product.pictures} />
            </div>
            <div className={styles.buy}>
              <ProductSummaryBlock product={product}>
                <SchoolChoice product={product} />
              </ProductSummaryBlock>
              <BuyBar key={product.key} product={product} />
              <div className={styles.sizes}>
                <SizeTables productKey={product.key} />
              </div>
            </div>
            <div className={styles.beside}>
              <SchoolFacts product={product} />
              <ProductPromise productKey={product.key} />
              <ProductSaveButtons product={product} />
              <ProductNoteSlot product={product} />
            </div>
          </div>
          <BelowFirstScreen>
            <ProductDescription product={product} />
            <ProductFurther productKey={product.key} isWithoutSizes />
          </BelowFirstScreen>
        </>
      )}
    </ProductScreen>
  );
}
