import { userFormQuery } from '@shop/feature-account/user-fields/user-form-query';
import { staticPageUrlsQuery } from '@shop/feature-content/static-page-urls-query';
import { useApi } from '@shop/query/use-api';
import { accountPaths } from '@shop/site/paths/account-paths';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { NarrowPage } from '../../parts/narrow-page';
import { NeedsScript } from '../../parts/needs-script';
import { QueryFailure } from '../../parts/query-failure';
import { RegisterForm } from './register-form';
import { registerWords } from './register-words';

/** Registers a new member, who is signed in afterwards. core §2, account §4 */
export default function RegisterPage() {
  const words = useWords(registerWords);
  const api = useApi();
  const { data, error, isPending, refetch } = useQuery(userFormQuery(api));
  const hasTerms = useQuery(staticPageUrlsQuery(api)).data?.some(({ url }) => url === accountPaths.terms());
  return (
    <NarrowPage title={words.heading}>
      <p>{words.lead}</p>
      <p>
        {words.hasAccount} <Link to={paths.login()}>{words.login}</Link>
        {words.or}
        <Link to={accountPaths.reminder()}>{words.forgotPassword}</Link>
      </p>
      <NeedsScript />
      {isPending && <SkeletonPage sizes={['block', 'tall']} />}
      {error !== null && data === undefined && <QueryFailure error={error} onRetry={refetch} />}
      {data !== undefined && <RegisterForm settings={data} hasTerms={hasTerms === true} />}
    </NarrowPage>
  );
}
