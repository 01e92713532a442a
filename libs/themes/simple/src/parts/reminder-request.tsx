import { useReminderRequestForm } from '@shop/feature-account/reminder/use-reminder-request-form';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { LinkButton } from '@shop/ui-kit/link-button';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { Notice } from '@shop/ui-kit/notice';
import { TextField } from '@shop/ui-kit/text-field';
import { useEffect, useRef, useState } from 'react';
import styles from './form-layout.module.css';
import { NeedsScript } from './needs-script';
import { PrimaryButton } from './primary-button';
import { reminderRequestWords } from './reminder-request-words';

type Target = Parameters<typeof useReminderRequestForm>[0];

interface ReminderRequestProps {
  readonly target: Target;
  /** What the page is about: the name of its form. */
  readonly title: string;
  readonly lead: string;
}

/** The request for the mail of a reminder, and its answer, which is the same for known and unknown addresses. */
export function ReminderRequest({ target, title, lead }: ReminderRequestProps) {
  const words = useWords(reminderRequestWords);
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <>
      {sentTo === null ? (
        <RequestForm target={target} title={title} lead={lead} onSent={setSentTo} />
      ) : (
        <Sent email={sentTo} onAgain={() => setSentTo(null)} />
      )}
      <LinkButton to={paths.login()} variant="secondary" isWide>
        {words.backToLogin}
      </LinkButton>
    </>
  );
}

interface RequestFormProps extends ReminderRequestProps {
  readonly onSent: (email: string) => void;
}

function RequestForm({ target, title, lead, onSent }: RequestFormProps) {
  const words = useWords(reminderRequestWords);
  const { field, formProps, formError, announcement, isSubmitting } = useReminderRequestForm(target, onSent);
  return (
    <>
      <p>{lead}</p>
      <NeedsScript />
      <form {...formProps} method="post" aria-label={title} className={styles.fields}>
        <LiveMessage>{announcement}</LiveMessage>
        <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" />
        {formError !== null && <Notice kind="error">{formError}</Notice>}
        <PrimaryButton type="submit" isWide isBusy={isSubmitting}>
          {words.send}
        </PrimaryButton>
      </form>
    </>
  );
}

/** Takes the place of the form, and the focus that was in it. */
function Sent({ email, onAgain }: { readonly email: string; readonly onAgain: () => void }) {
  const words = useWords(reminderRequestWords);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <>
      <Notice kind="success" ref={notice}>
        <p>{words.sent(email)}</p>
        <p>{words.sentNote}</p>
      </Notice>
      <Button variant="quiet" isWide onClick={onAgain}>
        {words.again}
      </Button>
    </>
  );
}
