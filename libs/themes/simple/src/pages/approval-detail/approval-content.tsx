import type { ApprovalView } from '@shop/feature-orders/approvals/approval-view';
import { useWords } from '@shop/theming/use-words';
import { Notice } from '@shop/ui-kit/notice';
import { useRef } from 'react';
import { useFocusAfterRender } from '../../parts/use-focus-after-render';
import { ApprovalActions } from './approval-actions';
import { ApprovalAmounts } from './approval-amounts';
import { approvalDetailWords } from './approval-detail-words';
import { ApprovalFacts } from './approval-facts';
import { ApprovalLines } from './approval-lines';

const NOTICE_KINDS = {
  requested: 'info',
  approved: 'success',
  rejected: 'warning',
  withdrawn: 'info',
  ordered: 'success',
  expired: 'warning',
} as const;

/** The request with its state above all, which gets the focus once it changes here. */
export function ApprovalContent({ approval }: { readonly approval: ApprovalView }) {
  const words = useWords(approvalDetailWords);
  const state = useRef<HTMLDivElement>(null);
  const focusAfterRender = useFocusAfterRender();
  return (
    <>
      <Notice kind={NOTICE_KINDS[approval.status]} ref={state}>
        {approval.canDecide ? words.toDecide : words[approval.status]}
      </Notice>
      <ApprovalFacts approval={approval} />
      <ApprovalLines lines={approval.lines} sums={approval.sums} />
      <ApprovalAmounts amounts={approval.amounts} sums={approval.sums} />
      <ApprovalActions approval={approval} onChanged={() => focusAfterRender(() => state.current)} />
    </>
  );
}
