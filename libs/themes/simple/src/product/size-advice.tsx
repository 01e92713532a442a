import { toBodyTable } from '@shop/feature-catalogue/size-recommendation/body-table';
import type { SizeTableView } from '@shop/feature-catalogue/size-tables-query';
import type { ProductView } from '@shop/feature-catalogue/product-view';
import { isCheckedAtom, isLoginAtom } from '@shop/session/session-atoms';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { useAtomValue } from 'jotai/react';
import { Link } from 'react-router-dom';
import { MemberSizeAdvice } from './member-size-advice';
import styles from './size-advice.module.css';
import { sizeAdviceWords } from './size-advice-words';

interface SizeAdviceProps {
  readonly product: ProductView;
  readonly tables: readonly SizeTableView[];
}

/**
 * おすすめのサイズ: which size of the table fits the member's measurements, and why. A guest is told that members get this;
 * nothing where no column of the table is for the body.
 */
export function SizeAdvice({ product, tables }: SizeAdviceProps) {
  const words = useWords(sizeAdviceWords);
  const isChecked = useAtomValue(isCheckedAtom);
  const isLogin = useAtomValue(isLoginAtom);
  const table = toBodyTable(tables);
  if (table === null) return null;
  return (
    <div className={styles.advice}>
      {isChecked && isLogin && <MemberSizeAdvice product={product} table={table} />}
      {isChecked && !isLogin && (
        <p className={styles.guest}>
          {words.guest} <Link to={paths.login()}>{words.login}</Link>
        </p>
      )}
    </div>
  );
}
