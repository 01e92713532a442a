import { hasLeftAtom } from '@shop/feature-account/leave/has-left-atom';
import { StepIndicator } from '@shop/ui-kit/step-indicator';
import { useAtom } from 'jotai/react';
import { useEffect } from 'react';
import { MypageFrame } from '../../parts/mypage-frame';
import { Goodbye } from './goodbye';
import { LeaveConfirmation } from './leave-confirmation';

const STEPS = ['内容の確認', '退会の完了'] as const;

/** Leaving the shop in two steps: what goes with the account is confirmed, then it is gone. account §2 */
export default function LeavePage() {
  const [hasLeft, setHasLeft] = useAtom(hasLeftAtom);
  useEffect(() => () => setHasLeft(false), [setHasLeft]);
  return (
    <MypageFrame title="退会">
      <StepIndicator label="退会の手順" steps={STEPS} current={hasLeft ? 1 : 0} />
      {hasLeft ? <Goodbye /> : <LeaveConfirmation />}
    </MypageFrame>
  );
}
