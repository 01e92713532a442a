import type { ProductPictureView } from '@shop/feature-catalogue/product-view';
import { paths } from '@shop/site/paths/paths';
import { definePart } from '@shop/theming/theme-place';
import { useWords } from '@shop/theming/use-words';
import { Picture } from '@shop/ui-kit/picture';
import { type MouseEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useLoaded } from '../../parts/use-loaded';
import styles from './product-gallery.module.css';
import { productGalleryWords } from './product-gallery-words';

/** Nearly the width of phones, half of the content above. */
const MAIN_SIZES = '(max-width: 767px) 94vw, (max-width: 1200px) 46vw, 540px';
const THUMBNAIL_SIZES = '72px';

const loadZoom = () => import('../../product/product-zoom');

/**
 * The product's pictures in a strip that a finger swipes. A press enlarges one, by code that the press loads; without it
 * the link opens the picture itself. A picture of another variant leads to that variant.
 */
function PlainProductGallery({ pictures }: { readonly pictures: readonly ProductPictureView[] }) {
  const words = useWords(productGalleryWords);
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [zoomed, setZoomed] = useState<number | null>(null);
  const [zoom, load] = useLoaded(loadZoom);

  const onScroll = () => {
    const { current } = strip;
    const width = current?.firstElementChild?.clientWidth ?? 0;
    if (current && width > 0) setShown(Math.round(current.scrollLeft / width));
  };
  const show = (at: number) => {
    const slide = strip.current?.children[at];
    if (slide instanceof HTMLElement && strip.current) strip.current.scrollLeft = slide.offsetLeft;
    setShown(at);
  };
  const enlarge = (event: MouseEvent, at: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    load();
    setZoomed(at);
  };
  return (
    <section className={styles.gallery} aria-label={words.pictures}>
      <ul className={styles.strip} ref={strip} onScroll={onScroll}>
        {pictures.length === 0 && (
          <li className={styles.slide}>
            <Picture picture={null} sizes={MAIN_SIZES} />
          </li>
        )}
        {pictures.map((picture, at) => (
          <li key={picture.src} className={styles.slide}>
            <a
              className={styles.enlarge}
              href={picture.src}
              aria-label={words.enlarge(at + 1)}
              onClick={(event) => enlarge(event, at)}
            >
              <Picture picture={picture} sizes={MAIN_SIZES} isPriority={at === 0} />
            </a>
            {picture.variant !== null && (
              <Link className={styles.choose} to={paths.product(picture.variant.key)}>
                {words.chooseVariant(picture.variant.label)}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <ul className={styles.thumbnails}>
          {pictures.map((picture, at) => (
            <li key={picture.src}>
              <button
                type="button"
                className={styles.thumbnail}
                aria-label={words.showPicture(at + 1)}
                aria-pressed={at === shown}
                onClick={() => show(at)}
              >
                <Picture
                  picture={{ ...picture, src: picture.thumbnail, sources: [] }}
                  sizes={THUMBNAIL_SIZES}
                  isDecorative
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      {zoom !== null && zoomed !== null && (
        <zoom.ProductZoom pictures={pictures} first={zoomed} onClose={() => setZoomed(null)} />
      )}
    </section>
  );
}

/** Replaceable under `product-gallery`. */
export const ProductGallery = definePart('product-gallery', PlainProductGallery);
