import { useUnlock } from '@shop/feature-account/unlock/use-unlock';
import { paths } from '@shop/site/paths';
import type { PageProps } from '@shop/theming/page-props';
import { Button } from '@shop/ui-kit/button';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Notice } from '@shop/ui-kit/notice';
import { NarrowPage } from '../../parts/narrow-page';

/** The link of the mail about a locked account: nothing happens before the button is pressed. account §2 */
export default function LoginUnlockPage({ search }: PageProps) {
  const code = search.get('code') ?? '';
  const { isUnlocked, isBusy, failure, unlock } = useUnlock(code);
  return (
    <NarrowPage title="ログインの停止の解除">
      {isUnlocked && <Notice kind="success">ログインの停止を解除しました。</Notice>}
      {!isUnlocked && code === '' && (
        <Notice kind="error">リンクが正しくありません。メールのリンクをもう一度開いてください。</Notice>
      )}
      {!isUnlocked && code !== '' && (
        <>
          <p>
            パスワードの誤りが続いたため、ログインを一時的に停止しています。ご本人の場合は、次のボタンで解除できます。
          </p>
          {failure !== null && <Notice kind="error">{failure}</Notice>}
          <Button isWide isBusy={isBusy} onClick={unlock}>
            停止を解除する
          </Button>
        </>
      )}
      <LinkButton to={paths.login()} variant={isUnlocked ? 'primary' : 'quiet'} isWide>
        ログイン
      </LinkButton>
    </NarrowPage>
  );
}
