import { hasTokenAtom } from '@shop/session/session-atoms';
import { paths } from '@shop/site/paths';
import { useAtomValue } from 'jotai/react';
import { Link } from 'react-router-dom';
import { Icon } from '@shop/theme-simple/parts/icon';
import styles from './icon-link.module.css';

/** The way to one's own pages, or to signing in. */
export function AccountLink() {
  const hasToken = useAtomValue(hasTokenAtom);
  return (
    <Link to={hasToken ? paths.mypage() : paths.login()} className={styles.link}>
      <Icon name="account" />
      {hasToken ? 'マイページ' : 'ログイン'}
    </Link>
  );
}
