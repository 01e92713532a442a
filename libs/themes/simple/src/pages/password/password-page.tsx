import { paths } from '@shop/site/paths';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Notice } from '@shop/ui-kit/notice';
import { useEffect, useRef, useState } from 'react';
import { MypageFrame } from '../../parts/mypage-frame';
import { PasswordChangeForm } from './password-change-form';

/** A new password, given by who knows the present one. account §2 */
export default function PasswordPage() {
  const [isChanged, setIsChanged] = useState(false);
  return (
    <MypageFrame title="パスワード変更">
      {isChanged ? <Changed /> : <PasswordChangeForm onChanged={() => setIsChanged(true)} />}
    </MypageFrame>
  );
}

/** Takes the place of the form, and the focus that stood in it. */
function Changed() {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <>
      <Notice kind="success" ref={notice}>
        <p>
          パスワードを変更しました。ほかの端末ではログアウトされますので、新しいパスワードでログインしてください。
        </p>
      </Notice>
      <div>
        <LinkButton to={paths.mypage()} variant="secondary">
          マイページへ戻る
        </LinkButton>
      </div>
    </>
  );
}
