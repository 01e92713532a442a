import { useWords } from '@shop/theming/use-words';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { mypageWords } from '../pages/mypage/mypage-words';
import { useMypageMenuGroups } from '../pages/mypage/use-mypage-menu-groups';
import styles from './account-columns.module.css';

const withSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`);

/** `page` for the entry of this page, `true` for the one that it is below: `/mypage/address/add` is of `/mypage/address`. */
function currentOf(pathname: string, to: string): 'page' | 'true' | undefined {
  const [here, there] = [withSlash(pathname), withSlash(to)];
  if (here === there) return 'page';
  return here.startsWith(there) ? 'true' : undefined;
}

/** A page of the member's own area, on desktops beside the menu that leads to the others. */
export function AccountColumns({ children }: { readonly children: ReactNode }) {
  const words = useWords(mypageWords);
  const groups = useMypageMenuGroups();
  const { pathname } = useLocation();
  return (
    <div className={styles.columns}>
      {/* First for whoever skips what stands before the content. */}
      <div className={styles.content}>{children}</div>
      <nav aria-label={words.menu} className={styles.menu}>
        {groups.map(({ heading, entries }) => (
          <div key={heading}>
            <p id={`account-${heading}`} className={styles.heading}>
              {words[heading]}
            </p>
            <ul aria-labelledby={`account-${heading}`} className={styles.entries}>
              {entries.map(({ to, label }) => (
                <li key={label}>
                  <Link to={to} className={styles.entry} aria-current={currentOf(pathname, to)}>
                    {words[label]}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </div>
  );
}
