import { ProductDescription } from '@shop/theme-simple/pages/product-detail/product-description';
import { ProductFurther } from '@shop/theme-simple/pages/product-detail/product-further-part';
import { ProductGallery } from '@shop/theme-simple/pages/product-detail/product-gallery';
import { ProductPromise } from '@shop/theme-simple/pages/product-detail/product-promise-part';
import { ProductScreen } from '@shop/theme-simple/pages/product-detail/product-screen';
import { ProductSaveButtons } from '@shop/theme-simple/parts/product-save-buttons';
import { Rating } from '@shop/theme-simple/parts/rating';
import { ProductNoteSlot } from '@shop/theme-simple/slots/product-slots';
import { BelowFirstScreen } from '@shop/theming/below-first-screen';
import type { PageProps } from '@shop/theming/page-props';
import { WholesaleFacts } from './wholesale-facts';
import styles from './wholesale-product-page.module.css';
import { WholesalePurchase } from './wholesale-purchase';

/** One product as a buyer decides on it: its facts first, and beside them what it costs in which number. */
export default function WholesaleProductPage(props: PageProps) {
  return (
    <ProductScreen {...props}>
      {(product) => (
        <>
          <div className={styles.head}>
            <p className={styles.code}>{product.code}</p>
            <h1 className={styles.name}>{product.name}</h1>
            {product.catchCopy !== '' && <p className={styles.catch}>{product.catchCopy}</p>}
            <Rating productKey={product.key} />
          </div>
          <div className={styles.columns}>
            <div className={styles.pictures}>
              <ProductGallery key={product.key} pictures={product.pictures} />
            </div>
            <WholesalePurchase product={product} />
            <WholesaleFacts product={product} />
            <div className={styles.below}>
              <ProductPromise productKey={product.key} />
              <ProductSaveButtons product={product} />
              <ProductNoteSlot product={product} />
            </div>
          </div>
          <BelowFirstScreen>
            <ProductDescription product={product} hasFacts={false} />
            <ProductFurther productKey={product.key} />
          </BelowFirstScreen>
        </>
      )}
    </ProductScreen>
  );
}
