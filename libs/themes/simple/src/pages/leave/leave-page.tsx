import { isAccountDeletedAtom } from '@shop/feature-account/leave/is-account-deleted-atom';
import { useWords } from '@shop/theming/use-words';
import { StepIndicator } from '@shop/ui-kit/step-indicator';
import { useAtom } from 'jotai/react';
import { useEffect } from 'react';
import { MypageFrame } from '../../parts/mypage-frame';
import { PageMessages } from '../../parts/page-messages';
import { AccountClosed } from './account-closed';
import { LeaveConfirmation } from './leave-confirmation';
import { leaveWords } from './leave-words';

/** Leaving the shop in two steps: what goes with the account is confirmed, then it is gone. account §2 */
export default function LeavePage() {
  const words = useWords(leaveWords);
  const [hasLeft, setHasLeft] = useAtom(isAccountDeletedAtom);
  useEffect(() => () => setHasLeft(false), [setHasLeft]);
  return (
    <MypageFrame title={words.heading}>
      <StepIndicator
        label={words.steps}
        steps={[words.confirmStep, words.doneStep]}
        current={hasLeft ? 1 : 0}
      />
      <PageMessages page={hasLeft ? 'mypage leave step 2' : 'mypage leave step 1'} />
      {hasLeft ? <AccountClosed /> : <LeaveConfirmation />}
    </MypageFrame>
  );
}
