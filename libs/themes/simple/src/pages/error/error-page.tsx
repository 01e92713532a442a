import { paths } from '@shop/site/paths';
import { useWords } from '@shop/theming/use-words';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { errorWords } from './error-words';
import { PrimaryLink } from '../../parts/primary-link';

/** Something failed that no page could handle. core §2 */
export default function ErrorPage() {
  const words = useWords(errorWords);
  return (
    <>
      <h1>Error</h1>
      <EmptyState message={words.message}>
        <PrimaryLink to={paths.home()}>{words.toTop}</PrimaryLink>
      </EmptyState>
    </>
  );
}
