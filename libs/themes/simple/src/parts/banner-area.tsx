import type { BannerView } from '@shop/feature-content/banners-query';
import { useWords } from '@shop/theming/use-words';
import { Picture } from '@shop/ui-kit/picture';
import styles from './banner-area.module.css';
import { bannerAreaWords } from './banner-area-words';
import { BannerDownload } from './banner-download';
import { EditorLink } from './editor-link';

interface BannerAreaProps {
  readonly banners: readonly BannerView[];
  /** The area whose banners are shown: `home-main`. */
  readonly area: string;
  /** Beside what the page is about they are small, and their pictures are not offered for download. */
  readonly isAside?: boolean;
}

/** The banners of one area of a page; nothing where it has none. core §3 */
export function BannerArea({ banners, area, isAside = false }: BannerAreaProps) {
  const words = useWords(bannerAreaWords);
  const shown = banners.filter((banner) => banner.area === area);
  if (shown.length === 0) return null;
  return (
    <ul className={isAside ? styles.aside : styles.banners} aria-label={words.banners}>
      {shown.map((banner) => (
        <li key={banner.id} className={styles.banner}>
          <div className={styles.target}>
            <Picture picture={banner.picture} sizes="(min-width: 48rem) 360px, 92vw" isDecorative />
            <p className={styles.title}>
              {banner.url === null ? banner.title : <EditorLink url={banner.url}>{banner.title}</EditorLink>}
            </p>
            <p className={styles.text}>{banner.text}</p>
          </div>
          {!isAside && banner.isDownloadable && <BannerDownload banner={banner} />}
        </li>
      ))}
    </ul>
  );
}
