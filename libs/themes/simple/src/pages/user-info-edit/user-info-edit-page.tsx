import { profileQuery } from '@shop/feature-account/profile/profile-query';
import { userFormQuery } from '@shop/feature-account/user-fields/user-form-query';
import { useApi } from '@shop/query/use-api';
import { accountPaths, FIRST_PROFILE_PARAMETER } from '@shop/site/paths/account-paths';
import { internalPath } from '@shop/site/paths/internal-path';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { Notice } from '@shop/ui-kit/notice';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { MypageFrame } from '../../parts/mypage-frame';
import { QueryFailure } from '../../parts/query-failure';
import { ProfileForm } from './profile-form';
import { userInfoEditWords } from './user-info-edit-words';

/** Changes what the member says about themselves. account §2 */
export default function UserInfoEditPage({ search }: PageProps) {
  const words = useWords(userInfoEditWords);
  const next = internalPath(search.get(FIRST_PROFILE_PARAMETER));
  const api = useApi();
  const profile = useQuery(profileQuery(api));
  const settings = useQuery(userFormQuery(api));
  const isThere = profile.data !== undefined && settings.data !== undefined;
  const error = profile.error ?? settings.error;
  return (
    <MypageFrame title={words.heading} above={[{ label: words.userInfo, to: accountPaths.userInfo() }]}>
      {!isThere && error === null && <SkeletonPage sizes={['block', 'tall']} />}
      {!isThere && error !== null && (
        <QueryFailure error={error} onRetry={() => Promise.all([profile.refetch(), settings.refetch()])} />
      )}
      {isThere && next !== null && (
        <Notice kind="info">
          <p>{words.welcome}</p>
          <p>
            <Link to={next}>{words.later}</Link>
          </p>
        </Notice>
      )}
      {isThere && <ProfileForm profile={profile.data} settings={settings.data} next={next} />}
    </MypageFrame>
  );
}
