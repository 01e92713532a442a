import { paths } from '@shop/site/paths';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Notice } from '@shop/ui-kit/notice';
import { useEffect, useRef } from 'react';

/** The second step: the account is gone and nobody is signed in any more. */
export function Goodbye() {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <>
      <Notice kind="success" ref={notice}>
        <p>退会の手続きが完了しました。長らくのご利用、ありがとうございました。</p>
      </Notice>
      <p>確認のメールをお送りしました。またのお越しをお待ちしております。</p>
      <div>
        <LinkButton to={paths.home()} variant="secondary">
          ホームへ
        </LinkButton>
      </div>
    </>
  );
}
