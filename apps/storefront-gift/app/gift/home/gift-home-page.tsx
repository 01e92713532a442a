import { paths } from '@shop/site/paths/paths';
import { PlainHome } from '@shop/theme-simple/pages/home/plain-home';
import { useWords } from '@shop/theming/use-words';
import { Link } from 'react-router-dom';
import wrappedGift from './wrapped-gift.svg';
import look from './gift-hero.module.css';
import { giftHomeWords } from './gift-home-words';

/** The logged-out home of the gift shop: a wrapped box, then what the editors have put there. */
export default function GiftHomePage() {
  const words = useWords(giftHomeWords);
  return (
    <PlainHome look={look} drawing={wrappedGift}>
      <Link className={look['further']} to={paths.flipBooks()}>
        {words.flipBooks}
      </Link>
      <Link className={look['further']} to={paths.catalogOrder()}>
        {words.catalogOrder}
      </Link>
    </PlainHome>
  );
}
