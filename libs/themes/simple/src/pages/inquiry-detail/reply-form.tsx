import { useReplyForm } from '@shop/feature-content/inquiries/use-reply-form';
import { useWords } from '@shop/theming/use-words';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { Notice } from '@shop/ui-kit/notice';
import { Panel } from '@shop/ui-kit/panel';
import { TextAreaField } from '@shop/ui-kit/text-area-field';
import { showToast } from '@shop/ui-kit/toast/show-toast';
import { useState } from 'react';
import fields from '../../parts/form-layout.module.css';
import { LeaveQuestion } from '../../parts/leave-question';
import { PrimaryButton } from '../../parts/primary-button';
import { inquiryDetailWords } from './inquiry-detail-words';

const ROWS = 5;

/** Writes on under an inquiry. What was sent stands above it then, and the field is empty again. */
export function ReplyForm({ inquiryId }: { readonly inquiryId: number }) {
  const words = useWords(inquiryDetailWords);
  const [sentTimes, setSentTimes] = useState(0);
  return (
    <Panel title={words.reply}>
      <Fields
        key={sentTimes}
        inquiryId={inquiryId}
        onSent={() => {
          setSentTimes((times) => times + 1);
          void showToast('success', words.sent);
        }}
      />
    </Panel>
  );
}

interface FieldsProps {
  readonly inquiryId: number;
  readonly onSent: () => void;
}

function Fields({ inquiryId, onSent }: FieldsProps) {
  const words = useWords(inquiryDetailWords);
  const form = useReplyForm(inquiryId, onSent);
  return (
    <form {...form.formProps} method="post" aria-label={words.reply} className={fields.fields}>
      <LiveMessage>{form.announcement}</LiveMessage>
      <TextAreaField {...form.field('body')} rows={ROWS} hint={words.replyHint} />
      {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
      <div>
        <PrimaryButton type="submit" isBusy={form.isSubmitting}>
          {words.send}
        </PrimaryButton>
      </div>
      <LeaveQuestion hasUnsaved={form.hasUnsaved} />
    </form>
  );
}
