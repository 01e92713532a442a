import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Notice } from '@shop/ui-kit/notice';
import { useEffect, useRef } from 'react';
import { leaveWords } from './leave-words';

/** The second step: the account is gone and nobody is signed in any more. */
export function AccountClosed() {
  const words = useWords(leaveWords);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <>
      <Notice kind="success" ref={notice}>
        <p>{words.done}</p>
      </Notice>
      <p>{words.mailSent}</p>
      <div>
        <LinkButton to={paths.home()} variant="secondary">
          {words.toHome}
        </LinkButton>
      </div>
    </>
  );
}
