import { accountPaths } from '@shop/site/paths/account-paths';
import { useWords } from '@shop/theming/use-words';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Panel } from '@shop/ui-kit/panel';
import styles from './login-page.module.css';
import { loginWords } from './login-words';

/** The way to become a member; the page that the shopper came from is kept. */
export function RegisterOffer() {
  const words = useWords(loginWords);
  return (
    <Panel title={words.newcomers}>
      <div className={styles.form}>
        <p>{words.newcomersLead}</p>
        <LinkButton to={accountPaths.register()} variant="secondary" isWide>
          {words.register}
        </LinkButton>
      </div>
    </Panel>
  );
}
