import { paths } from '@shop/site/paths';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { LinkButton } from '@shop/ui-kit/link-button';

/** Something failed that no page could handle. core §2 */
export default function ErrorPage() {
  return (
    <>
      <h1>Error</h1>
      <EmptyState message="エラーが発生しました">
        <LinkButton to={paths.home()}>トップページへ戻る</LinkButton>
      </EmptyState>
    </>
  );
}
