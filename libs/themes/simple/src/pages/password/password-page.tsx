import { accountPaths } from '@shop/site/paths/account-paths';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Notice } from '@shop/ui-kit/notice';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { MypageFrame } from '../../parts/mypage-frame';
import { PasswordChangeForm } from './password-change-form';
import { passwordWords } from './password-words';

/** A new password, given by who knows the present one. account §2 */
export default function PasswordPage() {
  const words = useWords(passwordWords);
  const [isChanged, setIsChanged] = useState(false);
  return (
    <MypageFrame title={words.heading}>
      {isChanged ? (
        <Changed />
      ) : (
        <>
          <PasswordChangeForm onChanged={() => setIsChanged(true)} />
          <p>
            {words.withoutPassword}
            <Link to={accountPaths.logout()}>{words.toLogout}</Link>
          </p>
        </>
      )}
    </MypageFrame>
  );
}

/** Takes the place of the form, and the focus that was in it. */
function Changed() {
  const words = useWords(passwordWords);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <>
      <Notice kind="success" ref={notice}>
        <p>{words.changed}</p>
      </Notice>
      <div>
        <LinkButton to={paths.mypage()} variant="secondary">
          {words.back}
        </LinkButton>
      </div>
    </>
  );
}
