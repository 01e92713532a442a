import { isUnreachableAtom } from '@shop/site/state/site-state';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { useAtomValue } from 'jotai/react';
import { Link, useLocation } from 'react-router-dom';
import { errorWords } from './error-words';
import { PrimaryLink } from '../../parts/primary-link';
import { StatusMessage } from '../../parts/status-message';

/** Something failed that no page could handle; or, for a lost connection, what can be opened once more. core §2, §8 */
export default function ErrorPage() {
  const words = useWords(errorWords);
  const isUnreachable = useAtomValue(isUnreachableAtom);
  const { pathname, search } = useLocation();
  return (
    <StatusMessage heading="Error" message={isUnreachable ? words.unreachable : words.message}>
      <PrimaryLink to={paths.home()}>{words.toTop}</PrimaryLink>
      <Link to={pathname + search} reloadDocument>
        {words.retry}
      </Link>
    </StatusMessage>
  );
}
