import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { Breadcrumb } from '@shop/ui-kit/breadcrumb';
import type { ReactNode } from 'react';
import { AccountColumns } from './account-columns';
import styles from './mypage-frame.module.css';
import { mypageFrameWords } from './mypage-frame-words';

interface MypageFrameProps {
  readonly title: string;
  /** The pages between マイページ and this one. */
  readonly above?: readonly { readonly label: string; readonly to: string }[];
  readonly children: ReactNode;
}

/** A page of one task in the member's own area: its breadcrumb, its heading, and the task in one column. */
export function MypageFrame({ title, above = [], children }: MypageFrameProps) {
  const words = useWords(mypageFrameWords);
  return (
    <>
      <Breadcrumb
        items={[
          { label: words.home, to: paths.home() },
          { label: words.mypage, to: paths.mypage() },
          ...above,
          { label: title },
        ]}
      />
      <AccountColumns>
        <div className={styles.page}>
          <h1>{title}</h1>
          {children}
        </div>
      </AccountColumns>
    </>
  );
}
