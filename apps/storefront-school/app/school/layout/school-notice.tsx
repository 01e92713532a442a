import { contentPaths } from '@shop/site/paths/content-paths';
import { useWords } from '@shop/theming/use-words';
import { Link } from 'react-router-dom';
import styles from './school-notice.module.css';
import { schoolNoticeWords } from './school-notice-words';

/** Above the head of every page: the way to what a school prescribes. */
export default function SchoolNotice() {
  const words = useWords(schoolNoticeWords);
  return (
    <p className={styles.notice}>
      {words.prescribed}
      <Link className={styles.link} to={contentPaths.protectedTags()}>
        {words.findSchool}
      </Link>
    </p>
  );
}
