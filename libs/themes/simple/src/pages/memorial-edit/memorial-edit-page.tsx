import type { MemorialValues } from '@shop/feature-account/memorials/memorial-fields';
import { memorialQuery } from '@shop/feature-account/memorials/memorial-query';
import { useSaveMemorial } from '@shop/feature-account/memorials/use-save-memorial';
import { readEntryKey } from '@shop/feature-account/read-entry-key';
import { useApi } from '@shop/query/use-api';
import { accountPaths } from '@shop/site/paths/account-paths';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { showToast } from '@shop/ui-kit/toast/show-toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MemorialForm } from '../../parts/memorial-form';
import { MypageFrame } from '../../parts/mypage-frame';
import { QueryFailure } from '../../parts/query-failure';
import { memorialEditWords } from './memorial-edit-words';

/** No day has this id; the page of such a key is never rendered. */
const NO_MEMORIAL = 0;

/** A known day to remember. account §2 */
export default function MemorialEditPage({ params }: PageProps) {
  const words = useWords(memorialEditWords);
  const id = readEntryKey(params) ?? NO_MEMORIAL;
  const { data, error, isPending, refetch } = useQuery(memorialQuery(useApi(), id));
  return (
    <MypageFrame title={words.heading} above={[{ label: words.memorials, to: accountPaths.memorials() }]}>
      {isPending && <SkeletonPage sizes={['block', 'tall']} />}
      {error !== null && data === undefined && <QueryFailure error={error} onRetry={refetch} />}
      {data !== undefined && <EditForm key={id} id={id} stored={data} />}
    </MypageFrame>
  );
}

/** Changes one day. What is being written stays, also when the day is read again meanwhile. */
function EditForm({ id, stored }: { readonly id: number; readonly stored: MemorialValues }) {
  const words = useWords(memorialEditWords);
  const [initial] = useState(stored);
  const { mutateAsync: save } = useSaveMemorial(id);
  const navigate = useNavigate();
  return (
    <MemorialForm
      initial={initial}
      onSave={async (memorial) => {
        await save(memorial);
        void showToast('success', words.changed);
        await navigate(accountPaths.memorials());
      }}
    />
  );
}
