import { accountPaths } from '@shop/site/paths/account-paths';
import { contentPaths } from '@shop/site/paths/content-paths';
import { useWords } from '@shop/theming/use-words';
import { Link } from 'react-router-dom';
import { schoolListWords } from './school-list-words';
import styles from './size-help.module.css';

/** Where to go with a question of size, and with the code of a school. */
export function SizeHelp() {
  const words = useWords(schoolListWords);
  return (
    <div className={styles.help}>
      <p className={styles.heading}>{words.helpHeading}</p>
      <p>{words.help}</p>
      <Link to={accountPaths.measurements()}>{words.measure}</Link>
      <Link to={contentPaths.protectedTags()}>{words.school}</Link>
    </div>
  );
}
