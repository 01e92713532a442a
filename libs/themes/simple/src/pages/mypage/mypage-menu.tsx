import { useWords } from '@shop/theming/use-words';
import { Link } from 'react-router-dom';
import { MYPAGE_MENU_GROUPS } from './mypage-menu-entries';
import styles from './mypage-menu.module.css';
import { mypageWords } from './mypage-words';

/** The ways to the pages of the member's own area, in groups. */
export function MypageMenu() {
  const words = useWords(mypageWords);
  return (
    <nav aria-label={words.menu} className={styles.menu}>
      {MYPAGE_MENU_GROUPS.map(({ heading, entries }) => (
        <section key={heading} aria-labelledby={`mypage-${heading}`}>
          <h2 id={`mypage-${heading}`} className={styles.heading}>
            {words[heading]}
          </h2>
          <ul className={styles.entries}>
            {entries.map(({ to, label, note }) => (
              <li key={label}>
                <Link to={to} className={styles.entry}>
                  <span className={styles.label}>{words[label]}</span>
                  <span className={styles.note}>{words[note]}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
