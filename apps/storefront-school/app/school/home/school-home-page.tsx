import { accountPaths } from '@shop/site/paths/account-paths';
import { contentPaths } from '@shop/site/paths/content-paths';
import { paths } from '@shop/site/paths/paths';
import { PlainHome } from '@shop/theme-simple/pages/home/plain-home';
import { useWords } from '@shop/theming/use-words';
import { Link } from 'react-router-dom';
import blazerAndBlossoms from './blazer-and-blossoms.svg';
import look from './school-hero.module.css';
import { schoolHomeWords } from './school-home-words';

/** The logged-out home of the school shop: a uniform under blossoms, then what the editors have put there. */
export default function SchoolHomePage() {
  const words = useWords(schoolHomeWords);
  return (
    <PlainHome look={look} drawing={blazerAndBlossoms}>
      <Link className={look['further']} to={contentPaths.protectedTags()}>
        {words.school}
      </Link>
      <Link className={look['further']} to={accountPaths.measurements()}>
        {words.measurement}
      </Link>
      <Link className={look['further']} to={paths.contact()}>
        {words.contact}
      </Link>
    </PlainHome>
  );
}
