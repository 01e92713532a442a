import { readAddressSearch } from '@shop/feature-account/address-book/read-address-search';
import { addressesQuery } from '@shop/feature-account/addresses-query';
import { useApi } from '@shop/query/use-api';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { MypageFrame } from '../../parts/mypage-frame';
import { PageMessages } from '../../parts/page-messages';
import { QueryFailure } from '../../parts/query-failure';
import { AddressFile } from './address-file';
import { AddressList } from './address-list';
import { AddressSearchForm } from './address-search-form';
import { addressBookWords } from './address-book-words';

/** The member's address book: what may be done with its entries, and with all of it as a file. account §2 */
export default function AddressBookPage({ search }: PageProps) {
  const words = useWords(addressBookWords);
  const wanted = readAddressSearch(search);
  const { data, error, isPending, refetch } = useQuery(addressesQuery(useApi(), wanted));
  return (
    <MypageFrame title={words.heading}>
      <PageMessages page="mypage address" />
      {isPending && <SkeletonPage sizes={['block', 'block', 'block']} />}
      {error !== null && data === undefined && <QueryFailure error={error} onRetry={refetch} />}
      {data !== undefined && (
        <>
          {(wanted.word !== '' || data.pagination.last > 1) && (
            <AddressSearchForm key={wanted.word} search={wanted} />
          )}
          <AddressList page={data} search={wanted} />
          <AddressFile isEmpty={wanted.word === '' && data.entries.length === 0} />
        </>
      )}
    </MypageFrame>
  );
}
