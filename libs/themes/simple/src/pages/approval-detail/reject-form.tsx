import { APPROVAL_TEXT_MAX } from '@shop/contract/order-approvals/approval-text-max';
import type { ApprovalStep } from '@shop/feature-orders/approvals/use-approval-step';
import { useRejectForm } from '@shop/feature-orders/approvals/use-reject-form';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { TextAreaField } from '@shop/ui-kit/text-area-field';
import fields from '../../parts/form-layout.module.css';
import { LeaveQuestion } from '../../parts/leave-question';
import { approvalDetailWords } from './approval-detail-words';

/** Takes a step and says so; rejects with what went wrong. */
export type TakeStep = (step: ApprovalStep) => Promise<void>;

interface RejectFormProps {
  readonly take: TakeStep;
}

/** Sends the request back, behind a fold, with the reason that the buyer is told. A failure is said above it. */
export function RejectForm({ take }: RejectFormProps) {
  const words = useWords(approvalDetailWords);
  const form = useRejectForm(({ reason }) => take({ kind: 'reject', reason }));
  return (
    <details>
      <summary>{words.rejectHeading}</summary>
      <form {...form.formProps} method="post" aria-label={words.rejectHeading} className={fields.fields}>
        <LeaveQuestion hasUnsaved={form.hasUnsaved} />
        <LiveMessage>{form.announcement}</LiveMessage>
        <TextAreaField
          {...form.field('reason')}
          rows={3}
          maxLength={APPROVAL_TEXT_MAX}
          hint={words.rejectHint}
        />
        <div>
          <Button type="submit" variant="danger" isBusy={form.isSubmitting}>
            {words.reject}
          </Button>
        </div>
      </form>
    </details>
  );
}
