import { isInvalidChannelAtom } from '@shop/site/site-state';
import { paths } from '@shop/site/paths';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { LinkButton } from '@shop/ui-kit/link-button';
import { useAtomValue } from 'jotai/react';

/** There is no such page; or, by an invalid channel, no such shop. core §2, §8 */
export default function NotFoundPage() {
  const isInvalidChannel = useAtomValue(isInvalidChannelAtom);
  return (
    <>
      <h1>{isInvalidChannel ? 'Page Not Found' : '404 Not Found'}</h1>
      <EmptyState message="お探しのページが見つかりませんでした。">
        <LinkButton to={paths.home()}>トップページへ戻る</LinkButton>
      </EmptyState>
    </>
  );
}
