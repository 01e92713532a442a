import { useRestockForm } from '@shop/feature-catalogue/restock/use-restock-form';
import { isLoginAtom } from '@shop/session/session-atoms';
import { useWords } from '@shop/theming/use-words';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { Notice } from '@shop/ui-kit/notice';
import { TextField } from '@shop/ui-kit/text-field';
import { useAtomValue } from 'jotai/react';
import { useState } from 'react';
import { PrimaryButton } from '../parts/primary-button';
import styles from './product-forms.module.css';
import { restockFormWords } from './restock-form-words';

/** Asks for one mail when the product is back; a member's mailbox is known. */
export function RestockForm({ productKey }: { readonly productKey: string }) {
  const words = useWords(restockFormWords);
  const isMember = useAtomValue(isLoginAtom);
  const [isAccepted, setIsAccepted] = useState(false);
  const form = useRestockForm({ productKey, isMember, onAccepted: () => setIsAccepted(true) });
  if (isAccepted) return <Notice kind="success">{words.accepted}</Notice>;
  return (
    <form {...form.formProps} method="post" aria-label={words.form} className={styles.form}>
      <LiveMessage>{form.announcement}</LiveMessage>
      <p>{isMember ? words.memberLead : words.lead}</p>
      {!isMember && (
        <TextField {...form.field('email')} type="email" inputMode="email" autoComplete="email" />
      )}
      {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
      <div>
        <PrimaryButton type="submit" isBusy={form.isSubmitting}>
          {words.submit}
        </PrimaryButton>
      </div>
    </form>
  );
}
