import type { PasskeyView } from '@shop/feature-account/passkeys/passkeys-query';
import { useRenamePasskeyForm } from '@shop/feature-account/passkeys/use-rename-passkey-form';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { Notice } from '@shop/ui-kit/notice';
import { TextField } from '@shop/ui-kit/text-field';
import { useEffect, useRef } from 'react';
import styles from '../../parts/form-layout.module.css';
import actions from '../../parts/form-actions.module.css';
import { PrimaryButton } from '../../parts/primary-button';
import { passkeyWords } from './passkey-words';

interface RenamePasskeyFormProps {
  readonly passkey: PasskeyView;
  readonly onRenamed: () => void;
  readonly onCancel: () => void;
}

/** Takes the place of the buttons, and the focus that was on one of them. */
export function RenamePasskeyForm({ passkey, onRenamed, onCancel }: RenamePasskeyFormProps) {
  const words = useWords(passkeyWords);
  const { field, formProps, formError, announcement, isSubmitting } = useRenamePasskeyForm(
    passkey,
    onRenamed,
  );
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return (
    <form {...formProps} ref={form} aria-label={words.renameForm(passkey.name)} className={styles.fields}>
      <LiveMessage>{announcement}</LiveMessage>
      <TextField {...field('name')} autoComplete="off" />
      {formError !== null && <Notice kind="error">{formError}</Notice>}
      <div className={actions.actions}>
        <PrimaryButton type="submit" isBusy={isSubmitting}>
          {words.save}
        </PrimaryButton>
        <Button variant="secondary" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
