import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { DefinitionList } from '@shop/ui-kit/definition-list';
import { Notice } from '@shop/ui-kit/notice';
import { useEffect, useRef } from 'react';
import { PrimaryLink } from '../../parts/primary-link';
import { resetUsernameWords } from './reset-username-words';

/** The user name has been changed. Takes the place of the form, and the focus that was in it. */
export function UsernameChanged({ username }: { readonly username: string }) {
  const words = useWords(resetUsernameWords);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <>
      <Notice kind="success" ref={notice}>
        <p>{words.done}</p>
      </Notice>
      <DefinitionList items={[{ term: words.newName, description: username }]} />
      <PrimaryLink to={paths.login()} isWide>
        {words.login}
      </PrimaryLink>
    </>
  );
}
