import { addressPage } from '@shop/feature-account/address-book/address-page';
import { addressesQuery } from '@shop/feature-account/addresses-query';
import { readPageNumber } from '@shop/feature-orders/read-page-number';
import { useApi } from '@shop/query/use-api';
import type { PageProps } from '@shop/theming/page-props';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { MypageFrame } from '../../parts/mypage-frame';
import { QueryFailure } from '../../parts/query-failure';
import { AddressFile } from './address-file';
import { AddressList } from './address-list';

/** The member's address book: what may be done with its entries, and with all of it as a file. account §2 */
export default function AddressBookPage({ search }: PageProps) {
  const { data, error, isPending, refetch } = useQuery(addressesQuery(useApi()));
  return (
    <MypageFrame title="アドレス帳">
      {isPending && <SkeletonPage sizes={['block', 'block', 'block']} />}
      {error !== null && data === undefined && <QueryFailure error={error} onRetry={refetch} />}
      {data !== undefined && (
        <>
          <AddressList book={data} page={addressPage(data, readPageNumber(search))} />
          <AddressFile isEmpty={data.entries.length === 0} />
        </>
      )}
    </MypageFrame>
  );
}
