import type { ApprovalView } from '@shop/feature-orders/approvals/approval-view';
import { isApiError } from '@shop/api-client/is-api-error';
import { useApprovalStep } from '@shop/feature-orders/approvals/use-approval-step';
import { errorMessage } from '@shop/site/errors/error-message';
import { accountPaths } from '@shop/site/paths/account-paths';
import { checkoutPaths } from '@shop/site/paths/checkout-paths';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { ConfirmDialog } from '@shop/ui-kit/confirm-dialog';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Notice } from '@shop/ui-kit/notice';
import { Panel } from '@shop/ui-kit/panel';
import { showToast } from '@shop/ui-kit/toast/show-toast';
import { useEffect, useRef, useState } from 'react';
import actionStyles from '../../parts/form-actions.module.css';
import { PrimaryButton } from '../../parts/primary-button';
import { PrimaryLink } from '../../parts/primary-link';
import { approvalDetailWords } from './approval-detail-words';
import { RejectForm, type TakeStep } from './reject-form';

/** The words of what was done. */
const TAKEN = { approve: 'approvedNow', reject: 'rejectedNow', withdraw: 'withdrawnNow' } as const;

interface ApprovalActionsProps {
  readonly approval: ApprovalView;
  /** The state above says something else now: moves the focus there. */
  readonly onChanged: () => void;
}

/**
 * What this member can do with a request: decide about a colleague's, go on with or take back their own. The step stands here,
 * because what it was taken with goes away with the state that it changes, or that a colleague has changed meanwhile.
 */
export function ApprovalActions({ approval, onChanged }: ApprovalActionsProps) {
  const words = useWords(approvalDetailWords);
  const { mutateAsync, isPending, error } = useApprovalStep(approval.id);
  const failure = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error !== null) failure.current?.focus();
  }, [error]);
  const take: TakeStep = async (step) => {
    await mutateAsync(step);
    void showToast('success', words[TAKEN[step.kind]]);
    onChanged();
  };
  return (
    <>
      {error !== null && (
        <Notice kind="error" ref={failure}>
          {errorMessage(error)}
        </Notice>
      )}
      {approval.canDecide && <Decision take={take} isBusy={isPending} />}
      {!approval.canDecide && approval.isOwn && (
        <OwnActions approval={approval} take={take} isBusy={isPending} />
      )}
    </>
  );
}

interface StepProps {
  readonly take: TakeStep;
  readonly isBusy: boolean;
}

/** A step whose failure is said above what was pressed. */
const startStep = (take: TakeStep, kind: 'approve' | 'withdraw'): void =>
  void take({ kind }).catch((failure: unknown) => {
    if (!isApiError(failure)) throw failure;
  });

function Decision({ take, isBusy }: StepProps) {
  const words = useWords(approvalDetailWords);
  return (
    <Panel title={words.decision}>
      <div>
        <PrimaryButton isBusy={isBusy} onClick={() => startStep(take, 'approve')}>
          {words.approve}
        </PrimaryButton>
      </div>
      <RejectForm take={take} />
    </Panel>
  );
}

interface OwnActionsProps extends StepProps {
  readonly approval: ApprovalView;
}

function OwnActions({ approval: { status, orderId }, take, isBusy }: OwnActionsProps) {
  const words = useWords(approvalDetailWords);
  const [isAsking, setIsAsking] = useState(false);
  const isOpen = status === 'requested' || status === 'approved';
  return (
    <>
      <div className={actionStyles.actions}>
        {status === 'approved' && (
          <PrimaryLink to={checkoutPaths.cartConfirm()}>{words.toConfirm}</PrimaryLink>
        )}
        {(status === 'rejected' || status === 'expired') && (
          <PrimaryLink to={paths.cart()}>{words.toCart}</PrimaryLink>
        )}
        {orderId !== null && (
          <LinkButton to={accountPaths.order(orderId)} variant="secondary">
            {words.toOrder}
          </LinkButton>
        )}
        {isOpen && (
          <Button variant="secondary" isBusy={isBusy} onClick={() => setIsAsking(true)}>
            {words.withdraw}
          </Button>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={words.withdrawQuestion}
          message={words.withdrawConsequence}
          confirmLabel={words.withdraw}
          cancelLabel={words.keep}
          onConfirm={() => {
            setIsAsking(false);
            startStep(take, 'withdraw');
          }}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
