import { accountPaths } from '@shop/site/paths/account-paths';
import { orderPaths } from '@shop/site/paths/order-paths';
import { useWords } from '@shop/theming/use-words';
import { Link } from 'react-router-dom';
import styles from './login-page.module.css';
import { loginWords } from './login-words';

/** The ways on for who has forgotten how they sign in, and for who has ordered without an account. */
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
      <li>
        <Link to={orderPaths.find()}>{words.findOrder}</Link>
      </li>
    </ul>
  );
}
