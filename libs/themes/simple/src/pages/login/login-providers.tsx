import { useStartOauth } from '@shop/feature-account/oauth/use-start-oauth';
import { useApi } from '@shop/query/use-api';
import { publicSiteQuery } from '@shop/site/public-site-query';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { Notice } from '@shop/ui-kit/notice';
import { Panel } from '@shop/ui-kit/panel';
import { useQuery } from '@tanstack/react-query';
import styles from './login-page.module.css';
import { loginWords } from './login-words';

/** The accounts elsewhere by which one may sign in; nothing where the shop has none. core §1 */
export function LoginProviders() {
  const words = useWords(loginWords);
  const providers = useQuery(publicSiteQuery(useApi())).data?.loginProviders ?? [];
  const { busyType, errorText, start } = useStartOauth();
  if (providers.length === 0) return null;
  return (
    <Panel title={words.otherAccounts}>
      <div className={styles.form}>
        {errorText !== null && <Notice kind="error">{errorText}</Notice>}
        {providers.map(({ type, name }) => (
          <Button
            key={type}
            variant="secondary"
            isWide
            isBusy={busyType === type}
            disabled={busyType !== null && busyType !== type}
            onClick={() => start(type)}
          >
            {words.loginWith(name)}
          </Button>
        ))}
      </div>
    </Panel>
  );
}
