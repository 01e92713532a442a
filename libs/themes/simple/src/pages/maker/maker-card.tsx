import type { MakerView } from '@shop/feature-catalogue/makers-query';
import { contentPaths } from '@shop/site/paths/content-paths';
import { Picture } from '@shop/ui-kit/picture';
import { Link } from 'react-router-dom';
import styles from './maker-card.module.css';

/** A maker in the list; the whole card leads to its page. */
export function MakerCard({ maker }: { readonly maker: MakerView }) {
  return (
    <article className={styles.card}>
      {maker.picture !== null && (
        <span className={styles.picture}>
          <Picture picture={maker.picture} sizes="96px" isDecorative />
        </span>
      )}
      <div className={styles.text}>
        <h3 className={styles.name}>
          <Link to={contentPaths.maker(maker.id)}>{maker.name}</Link>
        </h3>
        <p className={styles.kana}>{maker.kana}</p>
        <p className={styles.description}>{maker.description}</p>
      </div>
    </article>
  );
}
