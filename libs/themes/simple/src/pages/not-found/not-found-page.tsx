import { isInvalidChannelAtom } from '@shop/site/state/site-state';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { useAtomValue } from 'jotai/react';
import { notFoundWords } from './not-found-words';
import { WaysOn } from './ways-on';
import { PrimaryLink } from '../../parts/primary-link';

/** There is no such page; or, by an invalid channel, no such shop. core §2, §8 */
export default function NotFoundPage() {
  const words = useWords(notFoundWords);
  const isInvalidChannel = useAtomValue(isInvalidChannelAtom);
  return (
    <>
      <h1>{isInvalidChannel ? 'Page Not Found' : '404 Not Found'}</h1>
      <EmptyState message={words.message}>
        <PrimaryLink to={paths.home()}>{words.toTop}</PrimaryLink>
      </EmptyState>
      {!isInvalidChannel && <WaysOn />}
    </>
  );
}
