import { LineIcon } from '@shop/theme-simple/parts/line-icon';
import { mypageWords } from '@shop/theme-simple/pages/mypage/mypage-words';
import { useMypageMenuGroups } from '@shop/theme-simple/pages/mypage/use-mypage-menu-groups';
import { useWords } from '@shop/theming/use-words';
import { Link } from 'react-router-dom';
import { mypageMenuIcons } from './mypage-menu-icons';
import styles from './mypage-menu.module.css';

/** Links to the pages of the member's own area. */
export function MypageMenu() {
  const words = useWords(mypageWords);
  const groups = useMypageMenuGroups();
  return (
    <nav aria-label={words.menu} className={styles.groups} data-account-menu>
      {groups.map(({ heading, entries }) => (
        <section key={heading} aria-labelledby={`mypage-${heading}`}>
          <h2 id={`mypage-${heading}`} className={styles.heading}>
            {words[heading]}
          </h2>
          <ul className={styles.menu}>
            {entries.map(({ to, label, note }) => (
              <li key={label}>
                <Link to={to} className={styles.entry}>
                  <LineIcon drawing={mypageMenuIcons[label]} />
                  <span>
                    <span className={styles.label}>{words[label]}</span>
                    <span className={styles.note}>{words[note]}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
