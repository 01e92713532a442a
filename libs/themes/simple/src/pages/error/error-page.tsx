import { isUnreachableAtom } from '@shop/site/state/site-state';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { useAtomValue } from 'jotai/react';
import { Link, useLocation } from 'react-router-dom';
import { errorWords } from './error-words';
import { PrimaryLink } from '../../parts/primary-link';

/** Something failed that no page could handle; or, for a lost connection, what can be opened once more. core §2, §8 */
export default function ErrorPage() {
  const words = useWords(errorWords);
  const isUnreachable = useAtomValue(isUnreachableAtom);
  const { pathname, search } = useLocation();
  return (
    <>
      <h1>Error</h1>
      <EmptyState message={isUnreachable ? words.unreachable : words.message}>
        {isUnreachable && (
          <Link to={pathname + search} reloadDocument>
            {words.retry}
          </Link>
        )}
        <PrimaryLink to={paths.home()}>{words.toTop}</PrimaryLink>
      </EmptyState>
    </>
  );
}
