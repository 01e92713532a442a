import { accountPaths } from '@shop/site/account-paths';
import { useWords } from '@shop/theming/use-words';
import { Link } from 'react-router-dom';
import styles from './login-page.module.css';
import { loginWords } from './login-words';

/** The ways on for who has forgotten how they sign in. */
export function ReminderLinks() {
  const words = useWords(loginWords);
  return (
    <ul className={styles.links}>
      <li>
        <Link to={accountPaths.reminder()}>{words.forgotPassword}</Link>
      </li>
      <li>
        <Link to={accountPaths.reminderUsername()}>{words.forgotUsername}</Link>
      </li>
    </ul>
  );
}
