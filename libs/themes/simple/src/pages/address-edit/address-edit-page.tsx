import { addressQuery } from '@shop/feature-account/address-query';
import { prefecturesQuery } from '@shop/feature-account/prefectures-query';
import { readEntryKey } from '@shop/feature-account/read-entry-key';
import { useApi } from '@shop/query/use-api';
import { accountPaths } from '@shop/site/paths/account-paths';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { MypageFrame } from '../../parts/mypage-frame';
import { QueryFailure } from '../../parts/query-failure';
import { EditForm } from './edit-form';
import { addressEditWords } from './address-edit-words';

/** No address has this id; the page of such a key is never rendered. */
const NO_ADDRESS = 0;

/** A known entry of the address book. account §2 */
export default function AddressEditPage({ params }: PageProps) {
  const words = useWords(addressEditWords);
  const api = useApi();
  const id = readEntryKey(params) ?? NO_ADDRESS;
  const address = useQuery(addressQuery(api, id));
  const prefectures = useQuery(prefecturesQuery(api));
  const error = address.error ?? prefectures.error;
  const isThere = address.data !== undefined && prefectures.data !== undefined;
  return (
    <MypageFrame title={words.heading} above={[{ label: words.addressBook, to: accountPaths.addressBook() }]}>
      {!isThere && error === null && <SkeletonPage sizes={['block', 'tall']} />}
      {!isThere && error !== null && (
        <QueryFailure error={error} onRetry={() => Promise.all([address.refetch(), prefectures.refetch()])} />
      )}
      {isThere && <EditForm key={id} id={id} stored={address.data} prefectures={prefectures.data} />}
    </MypageFrame>
  );
}
