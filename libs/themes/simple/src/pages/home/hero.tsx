import { paths } from '@shop/site/paths';
import { useSettings } from '@shop/site/use-settings';
import { useWords } from '@shop/theming/use-words';
import { PrimaryLink } from '../../parts/primary-link';
import { homeWords } from './home-words';
import styles from './hero.module.css';

/** The picture fills a place of this shape, whatever its own is. */
const WIDTH = 1600;
const HEIGHT = 640;

/** The name of the shop with its sentence and picture, as far as the shop has set any. */
export function Hero() {
  const words = useWords(homeWords);
  const { siteName, identity } = useSettings();
  const { heroPhrase = [], heroLead = '', heroPicture = null, heroPictureAlt = '' } = identity ?? {};
  const saysMore = heroPhrase.length > 0 || heroLead !== '' || heroPicture !== null;
  return (
    <div className={styles.hero}>
      {heroPicture !== null && (
        <img
          className={styles.picture}
          src={heroPicture}
          width={WIDTH}
          height={HEIGHT}
          alt={heroPictureAlt}
          fetchPriority="high"
          decoding="async"
        />
      )}
      <h1 className={styles.name}>{siteName || words.home}</h1>
      {heroPhrase.length > 0 && <p className={styles.phrase}>{heroPhrase.join('')}</p>}
      {heroLead !== '' && <p className={styles.lead}>{heroLead}</p>}
      {saysMore && <PrimaryLink to={paths.productList()}>{words.toProducts}</PrimaryLink>}
    </div>
  );
}
