import { paths } from '@shop/site/paths';
import { Breadcrumb } from '@shop/ui-kit/breadcrumb';
import type { ReactNode } from 'react';
import styles from './mypage-frame.module.css';

interface MypageFrameProps {
  readonly title: string;
  /** The pages between マイページ and this one. */
  readonly above?: readonly { readonly label: string; readonly to: string }[];
  readonly children: ReactNode;
}

/** A page of one task in the member's own area: where it stands, its heading, and the task in one column. */
export function MypageFrame({ title, above = [], children }: MypageFrameProps) {
  return (
    <>
      <Breadcrumb
        items={[
          { label: 'ホーム', to: paths.home() },
          { label: 'マイページ', to: paths.mypage() },
          ...above,
          { label: title },
        ]}
      />
      <div className={styles.page}>
        <h1>{title}</h1>
        {children}
      </div>
    </>
  );
}
