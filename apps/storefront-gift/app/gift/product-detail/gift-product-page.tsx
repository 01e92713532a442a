import { BuyBar } from '@shop/theme-simple/pages/product-detail/buy-bar';
import { ProductDescription } from '@shop/theme-simple/pages/product-detail/product-description';
import { ProductFurther } from '@shop/theme-simple/pages/product-detail/product-further-part';
import { ProductGallery } from '@shop/theme-simple/pages/product-detail/product-gallery';
import { ProductPromise } from '@shop/theme-simple/pages/product-detail/product-promise-part';
import { ProductScreen } from '@shop/theme-simple/pages/product-detail/product-screen';
import { VariantLinks } from '@shop/theme-simple/pages/product-detail/variant-links';
import { ProductSaveButtons } from '@shop/theme-simple/parts/product-save-buttons';
import { ProductNoteSlot } from '@shop/theme-simple/slots/product-slots';
import { BelowFirstScreen } from '@shop/theming/below-first-screen';
import type { PageProps } from '@shop/theming/page-props';
import { GiftDressing } from './gift-dressing';
import { GiftHead } from './gift-head';
import styles from './gift-product-page.module.css';
import { SocialGiftWay } from './social-gift-way';

/** One gift, shown as it is handed over: its picture, its name, how it is dressed, and the two ways to give it. */
export default function GiftProductPage(props: PageProps) {
  return (
    <ProductScreen {...props}>
      {(product) => (
        <>
          <div className={styles.pictures}>
            <ProductGallery key={product.key} pictures={product.pictures} />
          </div>
          <div className={styles.middle}>
            <GiftHead product={product}>
              <VariantLinks product={product} />
            </GiftHead>
            <div className={styles.buy}>
              <BuyBar key={product.key} product={product} SecondWay={SocialGiftWay} />
            </div>
            <ProductSaveButtons product={product} />
          </div>
          <BelowFirstScreen>
            <GiftDressing />
            <div className={styles.middle}>
              <ProductPromise productKey={product.key} />
              <ProductNoteSlot product={product} />
            </div>
            <div className={styles.text}>
              <ProductDescription product={product} />
            </div>
            <ProductFurther productKey={product.key} />
          </BelowFirstScreen>
        </>
      )}
    </ProductScreen>
  );
}
