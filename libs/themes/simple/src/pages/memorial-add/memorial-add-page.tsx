import { emptyMemorial } from '@shop/feature-account/memorials/memorial-fields';
import { useSaveMemorial } from '@shop/feature-account/memorials/use-save-memorial';
import { accountPaths } from '@shop/site/paths/account-paths';
import { useWords } from '@shop/theming/use-words';
import { showToast } from '@shop/ui-kit/toast/show-toast';
import { useNavigate } from 'react-router-dom';
import { MemorialForm } from '../../parts/memorial-form';
import { MypageFrame } from '../../parts/mypage-frame';
import { memorialAddWords } from './memorial-add-words';

/** A new day to remember. account §2 */
export default function MemorialAddPage() {
  const words = useWords(memorialAddWords);
  const { mutateAsync: save } = useSaveMemorial(null);
  const navigate = useNavigate();
  return (
    <MypageFrame title={words.heading} above={[{ label: words.memorials, to: accountPaths.memorials() }]}>
      <MemorialForm
        initial={emptyMemorial}
        onSave={async (memorial) => {
          await save(memorial);
          void showToast('success', words.added);
          await navigate(accountPaths.memorials());
        }}
      />
    </MypageFrame>
  );
}
