import { useAnswerPasskeyOffer } from '@shop/feature-account/passkeys/use-passkey-offer';
import { passkeysQuery } from '@shop/feature-account/passkeys/passkeys-query';
import { useApi } from '@shop/query/use-api';
import { useWords } from '@shop/theming/use-words';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { MypageFrame } from '../../parts/mypage-frame';
import { QueryFailure } from '../../parts/query-failure';
import { PasskeyList } from './passkey-list';
import { passkeyWords } from './passkey-words';

/** The member's passkeys, and the way to add the one of this device. */
export default function PasskeyPage() {
  const words = useWords(passkeyWords);
  useAnswerPasskeyOffer();
  const { data, error, isPending, refetch } = useQuery(passkeysQuery(useApi()));
  return (
    <MypageFrame title={words.heading}>
      <p>{words.lead}</p>
      {isPending && <SkeletonPage sizes={['block', 'block']} />}
      {error !== null && data === undefined && <QueryFailure error={error} onRetry={refetch} />}
      {data !== undefined && <PasskeyList {...data} />}
    </MypageFrame>
  );
}
