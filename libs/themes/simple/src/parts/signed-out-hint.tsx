import { isLoginAtom } from '@shop/session/session-atoms';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { LinkButton } from '@shop/ui-kit/link-button';
import { useAtomValue } from 'jotai/react';
import { signedOutHintWords } from './signed-out-hint-words';

/** Where a cart is empty: whoever was signed out meanwhile, here or in another tab, finds it again by signing in. */
export function SignedOutHint() {
  const words = useWords(signedOutHintWords);
  const isLogin = useAtomValue(isLoginAtom);
  if (isLogin) return null;
  return (
    <>
      <p>{words.hint}</p>
      <LinkButton to={paths.login()} variant="secondary">
        {words.login}
      </LinkButton>
    </>
  );
}
