import { useProductRequestForm } from '@shop/feature-catalogue/product-request/use-product-request-form';
import { isLoginAtom } from '@shop/session/session-atoms';
import { useWords } from '@shop/theming/use-words';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { Notice } from '@shop/ui-kit/notice';
import { TextAreaField } from '@shop/ui-kit/text-area-field';
import { TextField } from '@shop/ui-kit/text-field';
import { useAtomValue } from 'jotai/react';
import { useEffect, useRef, useState } from 'react';
import styles from './form-layout.module.css';
import { LeaveQuestion } from './leave-question';
import { PrimaryButton } from './primary-button';
import { productRequestFormWords } from './product-request-form-words';

const BODY_ROWS = 4;

/** What the shop should sell; a guest also says who asks. */
export default function ProductRequestForm({ productName }: { readonly productName: string }) {
  const words = useWords(productRequestFormWords);
  const isMember = useAtomValue(isLoginAtom);
  const [isSent, setIsSent] = useState(false);
  const sent = useRef<HTMLDivElement>(null);
  const fields = useRef<HTMLFormElement>(null);
  const form = useProductRequestForm({ productName, isMember, onSent: () => setIsSent(true) });
  const { field } = form;
  // The form takes the place of the button that was pressed.
  useEffect(() => fields.current?.querySelector('input')?.focus(), []);
  useEffect(() => sent.current?.focus(), [isSent]);
  if (isSent)
    return (
      <Notice kind="success" ref={sent}>
        {words.sent}
      </Notice>
    );
  return (
    <form {...form.formProps} ref={fields} method="post" aria-label={words.form} className={styles.fields}>
      <LeaveQuestion hasUnsaved={form.hasUnsaved} />
      <LiveMessage>{form.announcement}</LiveMessage>
      <TextField {...field('productName')} />
      <TextField {...field('makerName')} />
      <TextAreaField {...field('body')} rows={BODY_ROWS} />
      {!isMember && (
        <>
          <TextField {...field('name')} autoComplete="name" />
          <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" />
        </>
      )}
      {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
      <div>
        <PrimaryButton type="submit" isBusy={form.isSubmitting}>
          {words.send}
        </PrimaryButton>
      </div>
    </form>
  );
}
