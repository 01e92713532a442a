import { hasTokenAtom } from '@shop/session/session-atoms';
import { paths } from '@shop/site/paths/paths';
import { useAtomValue } from 'jotai/react';
import { Link } from 'react-router-dom';
import { useWords } from '@shop/theming/use-words';
import { Icon } from '../../parts/icon';
import { customerMenuWords } from './customer-menu-words';
import styles from './icon-link.module.css';

/** A link to the member's own pages, or for a guest to the login. */
export function AccountLink() {
  const words = useWords(customerMenuWords);
  const hasToken = useAtomValue(hasTokenAtom);
  return (
    <Link to={hasToken ? paths.mypage() : paths.login()} className={styles.link}>
      <Icon name="account" />
      {hasToken ? words.mypage : words.login}
    </Link>
  );
}
