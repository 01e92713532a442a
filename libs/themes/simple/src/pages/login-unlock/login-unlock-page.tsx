import { useUnlock } from '@shop/feature-account/unlock/use-unlock';
import { paths } from '@shop/site/paths/paths';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Notice } from '@shop/ui-kit/notice';
import { NarrowPage } from '../../parts/narrow-page';
import { loginUnlockWords } from './login-unlock-words';
import { PrimaryButton } from '../../parts/primary-button';

/** The link of the mail about a locked account: nothing happens before the button is pressed. account §2 */
export default function LoginUnlockPage({ search }: PageProps) {
  const words = useWords(loginUnlockWords);
  const code = search.get('code') ?? '';
  const { isUnlocked, isBusy, errorText, unlock } = useUnlock(code);
  return (
    <NarrowPage title={words.heading}>
      {isUnlocked && <Notice kind="success">{words.unlocked}</Notice>}
      {!isUnlocked && code === '' && <Notice kind="error">{words.wrongLink}</Notice>}
      {!isUnlocked && code !== '' && (
        <>
          <p>{words.lead}</p>
          {errorText !== null && <Notice kind="error">{errorText}</Notice>}
          <PrimaryButton isWide isBusy={isBusy} onClick={unlock}>
            {words.unlock}
          </PrimaryButton>
        </>
      )}
      <LinkButton to={paths.login()} variant={isUnlocked ? 'primary' : 'quiet'} isWide>
        {words.login}
      </LinkButton>
    </NarrowPage>
  );
}
