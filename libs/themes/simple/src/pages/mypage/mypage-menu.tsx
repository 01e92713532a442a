import { useWords } from '@shop/theming/use-words';
import { Link } from 'react-router-dom';
import styles from './mypage-menu.module.css';
import { mypageWords } from './mypage-words';
import { useMypageMenuGroups } from './use-mypage-menu-groups';

/** The ways to the pages of the member's own area, in groups. */
export function MypageMenu() {
  const words = useWords(mypageWords);
  const groups = useMypageMenuGroups();
  return (
    <nav aria-label={words.menu} className={styles.menu} data-account-menu>
      {groups.map(({ heading, entries }) => (
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
