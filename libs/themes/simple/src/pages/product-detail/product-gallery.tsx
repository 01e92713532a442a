import type { ProductPictureView } from '@shop/feature-catalogue/product-view';
import { useWords } from '@shop/theming/use-words';
import { Picture } from '@shop/ui-kit/picture';
import { useState } from 'react';
import styles from './product-gallery.module.css';
import { productGalleryWords } from './product-gallery-words';
import { definePart } from '@shop/theming/theme-place';

/** Full width on phones, half of the content above. */
const MAIN_SIZES = '(max-width: 767px) 94vw, (max-width: 1200px) 46vw, 540px';
const CHOICE_SIZES = '72px';

/** The product's pictures: one large, the others to choose from. */
function PlainProductGallery({ pictures }: { readonly pictures: readonly ProductPictureView[] }) {
  const words = useWords(productGalleryWords);
  const [shown, setShown] = useState(0);
  return (
    <div className={styles.gallery}>
      <Picture picture={pictures[shown] ?? null} sizes={MAIN_SIZES} isPriority />
      {pictures.length > 1 && (
        <ul className={styles.list}>
          {pictures.map((picture, at) => (
            <li key={picture.src}>
              <button
                type="button"
                className={styles.choice}
                aria-label={words.showPicture(at + 1)}
                aria-pressed={at === shown}
                onClick={() => setShown(at)}
              >
                <Picture
                  picture={{ ...picture, src: picture.thumbnail, sources: [] }}
                  sizes={CHOICE_SIZES}
                  isDecorative
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Replaceable under `product-gallery`. */
export const ProductGallery = definePart('product-gallery', PlainProductGallery);
