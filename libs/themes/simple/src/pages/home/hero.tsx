import { paths } from '@shop/site/paths/paths';
import { useSettings } from '@shop/site/settings/use-settings';
import { useWords } from '@shop/theming/use-words';
import type { ReactNode } from 'react';
import { PrimaryLink } from '../../parts/primary-link';
import { homeWords } from './home-words';
import plain from './hero.module.css';

/** The picture fills a place of this shape, whatever its own is. */
const WIDTH = 1600;
const HEIGHT = 640;

interface HeroProps {
  /** The class names of a theme's own look: `hero`, `picture`, `text`, `name`, `phrase`, `lead`, `actions`. */
  readonly look?: Readonly<Record<string, string>>;
  /** The theme's own drawing, which says nothing, where the shop has set no picture. */
  readonly drawing?: string | null;
  /** Further ways on, after the button. */
  readonly children?: ReactNode;
}

/** The name of the shop with its sentence and picture, as far as the shop has set any. */
export function Hero({ look = plain, drawing = null, children }: HeroProps) {
  const words = useWords(homeWords);
  const { siteName, identity } = useSettings();
  const { heroPhrase = [], heroLead = '', heroPicture = null, heroPictureAlt = '' } = identity ?? {};
  const picture = heroPicture ?? drawing;
  const saysMore = heroPhrase.length > 0 || heroLead !== '' || picture !== null;
  return (
    <div className={look['hero']}>
      {picture !== null && (
        <img
          className={look['picture']}
          src={picture}
          width={WIDTH}
          height={HEIGHT}
          alt={heroPicture === null ? '' : heroPictureAlt}
          fetchPriority="high"
          decoding="async"
        />
      )}
      <div className={look['text']}>
        <h1 className={look['name']}>{siteName || words.home}</h1>
        {heroPhrase.length > 0 && <p className={look['phrase']}>{heroPhrase.join('')}</p>}
        {heroLead !== '' && <p className={look['lead']}>{heroLead}</p>}
        {saysMore && (
          <div className={look['actions']}>
            <PrimaryLink to={paths.productList()}>{words.toProducts}</PrimaryLink>
            {children}
          </div>
        )}
      </div>
    </div>
  );
}
