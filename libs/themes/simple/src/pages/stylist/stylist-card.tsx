import type { StylistEntryView } from '@shop/feature-catalogue/stylists-query';
import { contentPaths } from '@shop/site/paths/content-paths';
import { Picture } from '@shop/ui-kit/picture';
import { Link } from 'react-router-dom';
import styles from './stylist-page.module.css';

/** A stylist in the list; the whole card leads to the stylist's page. */
export function StylistCard({ stylist }: { readonly stylist: StylistEntryView }) {
  return (
    <article className={styles.card}>
      <span className={styles.picture}>
        <Picture picture={stylist.picture} sizes="(min-width: 48rem) 260px, 45vw" isDecorative />
      </span>
      <p className={styles.role}>{stylist.role}</p>
      <h2 className={styles.name}>
        <Link to={contentPaths.stylist(stylist.key)}>{stylist.name}</Link>
      </h2>
      <p className={styles.role}>{stylist.kana}</p>
    </article>
  );
}
