import { paths } from '@shop/site/paths/paths';
import type { ShopIdentity } from '@shop/site/settings/settings';
import { useSettings } from '@shop/site/settings/use-settings';
import { useWords } from '@shop/theming/use-words';
import { Fragment } from 'react';
import styles from './hero.module.css';
import picture from './pictures/hero.svg';
import { defaultHomeWords } from './default-home-words';
import { PrimaryLink } from '@shop/theme-simple/parts/primary-link';

/** The sample picture is 1600 pixels wide; others fill the same place. */
const WIDTH = 1600;
const HEIGHT = 760;

/** The first picture of the shop with its name and what it is about; the theme's samples where the shop has set none. */
export function Hero() {
  const words = useWords(defaultHomeWords);
  const { siteName, identity } = useSettings();
  const { heroPhrase, heroLead, heroPicture, heroPictureAlt } = identity ?? sampleOf(words);
  return (
    <div className={styles.hero} data-pictured={heroPicture !== null}>
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
      <div className={styles.text}>
        <h1 className={styles.name}>{siteName || words.home}</h1>
        {heroPhrase.length > 0 && (
          <p className={styles.phrase}>
            {heroPhrase.map((line, at) => (
              <Fragment key={`${at} ${line}`}>
                {at > 0 && <br />}
                {line}
              </Fragment>
            ))}
          </p>
        )}
        {heroLead !== '' && <p className={styles.lead}>{heroLead}</p>}
        <p className={styles.action}>
          <PrimaryLink to={paths.productList()}>{words.toProducts}</PrimaryLink>
        </p>
      </div>
    </div>
  );
}

const sampleOf = (words: typeof defaultHomeWords.words): Omit<ShopIdentity, 'logo'> => ({
  heroPhrase: [words.heroFirstLine, words.heroSecondLine],
  heroLead: words.heroLead,
  heroPicture: picture,
  heroPictureAlt: words.heroPicture,
});
