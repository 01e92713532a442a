import { userListsQuery } from '@shop/feature-catalogue/saved-products/user-lists-query';
import { useApi } from '@shop/query/use-api';
import { accountPaths } from '@shop/site/paths/account-paths';
import { useWords } from '@shop/theming/use-words';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import list from '../../parts/history-list.module.css';
import { favouritesWords } from './favourites-words';

/** Links to each of the member's lists; the page does without them where they cannot be fetched. */
export function ListLinks() {
  const words = useWords(favouritesWords);
  const { data = [] } = useQuery(userListsQuery(useApi()));
  if (data.length === 0) return null;
  return (
    <nav aria-label={words.lists} className={list.links}>
      {data.map(({ key, name, count }) => (
        <Link key={key} to={accountPaths.favouriteList(key)}>
          {words.list(name, count)}
        </Link>
      ))}
    </nav>
  );
}
