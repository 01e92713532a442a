import { useCheckLink } from '@shop/feature-account/email-verify/use-check-link';
import { hasTokenAtom } from '@shop/session/session-atoms';
import { paths } from '@shop/site/paths';
import type { PageProps } from '@shop/theming/page-props';
import { Button } from '@shop/ui-kit/button';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Notice } from '@shop/ui-kit/notice';
import { useAtomValue } from 'jotai/react';
import { NarrowPage } from '../../parts/narrow-page';

/** The link of the mail that proves an address: nothing happens before the button is pressed. account §2 */
export default function VerifyEmailPage({ search }: PageProps) {
  const token = search.get('token') ?? '';
  const { isVerified, isBusy, failure, verify } = useCheckLink(token);
  const hasToken = useAtomValue(hasTokenAtom);
  return (
    <NarrowPage title="メールアドレスの確認">
      {isVerified && <Notice kind="success">メールアドレスを確認しました。</Notice>}
      {!isVerified && token === '' && (
        <Notice kind="error">リンクが正しくありません。メールのリンクをもう一度開いてください。</Notice>
      )}
      {!isVerified && token !== '' && (
        <>
          <p>次のボタンを押すと、メールアドレスの確認が完了します。</p>
          {failure !== null && <Notice kind="error">{failure}</Notice>}
          <Button isWide isBusy={isBusy} onClick={verify}>
            メールアドレスを確認する
          </Button>
        </>
      )}
      {isVerified ? (
        <LinkButton to={paths.login()} isWide>
          {hasToken ? '続ける' : 'ログイン'}
        </LinkButton>
      ) : (
        <LinkButton to={paths.verify()} variant="quiet" isWide>
          確認メールをもう一度受け取る
        </LinkButton>
      )}
    </NarrowPage>
  );
}
