import { isInvalidChannelAtom } from '@shop/site/state/site-state';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { useAtomValue } from 'jotai/react';
import { notFoundWords } from './not-found-words';
import { WaysOn } from './ways-on';
import { PrimaryLink } from '../../parts/primary-link';
import { StatusMessage } from '../../parts/status-message';

/** There is no such page; or, by an invalid channel, no such shop. core §2, §8 */
export default function NotFoundPage() {
  const words = useWords(notFoundWords);
  const isInvalidChannel = useAtomValue(isInvalidChannelAtom);
  return (
    <>
      <StatusMessage
        isCode
        heading={isInvalidChannel ? 'Page Not Found' : '404 Not Found'}
        message={words.message}
      >
        <PrimaryLink to={paths.home()}>{words.toTop}</PrimaryLink>
      </StatusMessage>
      {!isInvalidChannel && <WaysOn />}
    </>
  );
}
