import { emptyBookAddress } from '@shop/feature-account/address-form/book-address-fields';
import { prefecturesQuery } from '@shop/feature-account/prefectures-query';
import { useCreateAddress } from '@shop/feature-account/use-create-address';
import { useApi } from '@shop/query/use-api';
import { accountPaths } from '@shop/site/paths/account-paths';
import { useWords } from '@shop/theming/use-words';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { showToast } from '@shop/ui-kit/toast/show-toast';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { BookAddressForm } from '../../parts/book-address-form';
import { MypageFrame } from '../../parts/mypage-frame';
import { QueryFailure } from '../../parts/query-failure';
import { addressAddWords } from './address-add-words';

/** A new entry of the address book. account §2 */
export default function AddressAddPage() {
  const words = useWords(addressAddWords);
  const { data, error, isPending, refetch } = useQuery(prefecturesQuery(useApi()));
  const { mutateAsync: createAddress } = useCreateAddress();
  const navigate = useNavigate();
  return (
    <MypageFrame title={words.heading} above={[{ label: words.addressBook, to: accountPaths.addressBook() }]}>
      {isPending && <SkeletonPage sizes={['block', 'tall']} />}
      {error !== null && data === undefined && <QueryFailure error={error} onRetry={refetch} />}
      {data !== undefined && (
        <BookAddressForm
          initial={emptyBookAddress}
          prefectures={data}
          onSave={async (address) => {
            await createAddress(address);
            void showToast('success', words.added);
            await navigate(accountPaths.addressBook());
          }}
        />
      )}
    </MypageFrame>
  );
}
