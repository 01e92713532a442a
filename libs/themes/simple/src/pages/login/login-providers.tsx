import { useStartOauth } from '@shop/feature-account/oauth/use-start-oauth';
import { staticPageUrlsQuery } from '@shop/feature-content/static-page-urls-query';
import { useApi } from '@shop/query/use-api';
import { accountPaths } from '@shop/site/paths/account-paths';
import { publicSiteQuery } from '@shop/site/settings/public-site-query';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { Notice } from '@shop/ui-kit/notice';
import { Panel } from '@shop/ui-kit/panel';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import styles from './login-page.module.css';
import { loginWords } from './login-words';

/** The accounts elsewhere by which one may sign in; nothing where the shop has none. core §1 */
export function LoginProviders() {
  const words = useWords(loginWords);
  const api = useApi();
  const providers = useQuery(publicSiteQuery(api)).data?.loginProviders ?? [];
  const { busyType, errorText, start } = useStartOauth();
  const terms = useQuery(staticPageUrlsQuery(api)).data?.find(({ url }) => url === accountPaths.terms());
  if (providers.length === 0) return null;
  return (
    <Panel title={words.otherAccounts}>
      <div className={styles.form}>
        {errorText !== null && <Notice kind="error">{errorText}</Notice>}
        <p>
          {words.providerConsent}
          {terms !== undefined && (
            <>
              <Link to={accountPaths.terms()}>{words.terms}</Link>
              {words.and}
            </>
          )}
          <Link to={accountPaths.privacy()}>{words.privacy}</Link>
          {words.providerConsentEnd}
        </p>
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
