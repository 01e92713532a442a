import { profileQuery } from '@shop/feature-account/profile/profile-query';
import { userFormQuery } from '@shop/feature-account/user-fields/user-form-query';
import { useApi } from '@shop/query/use-api';
import { useWords } from '@shop/theming/use-words';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { MypageFrame } from '../../parts/mypage-frame';
import { QueryFailure } from '../../parts/query-failure';
import { ProfileDetails } from './profile-details';
import { userInfoWords } from './user-info-words';

/** All that the shop knows of the member. account §2 */
export default function UserInfoPage() {
  const words = useWords(userInfoWords);
  const api = useApi();
  const { data, error, isPending, refetch } = useQuery(profileQuery(api));
  const isCompanyShown = useQuery(userFormQuery(api)).data?.isCompanyRequired === true;
  return (
    <MypageFrame title={words.heading}>
      {isPending && <SkeletonPage sizes={['block', 'tall']} />}
      {error !== null && data === undefined && <QueryFailure error={error} onRetry={refetch} />}
      {data !== undefined && <ProfileDetails profile={data} isCompanyShown={isCompanyShown} />}
    </MypageFrame>
  );
}
