import { classNames } from '@shop/ui-kit/class-names';
import { MAX_CART_SHIPPINGS } from '@shop/contract/carts/max-cart-shippings';
import { MAX_RECIPIENT_ROWS, MAX_RECIPIENTS_FILE_BYTES } from '@shop/contract/carts/recipients-limits';
import type { CartView } from '@shop/feature-cart/cart-view';
import type { TakenRows } from '@shop/feature-cart/commands/import-recipients';
import { saveSampleRecipients } from '@shop/feature-cart/recipients/sample-recipients-file';
import { type TakenRecipients, useRecipientsFile } from '@shop/feature-cart/recipients/use-recipients-file';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { FileField } from '@shop/ui-kit/file-field';
import { Notice } from '@shop/ui-kit/notice';
import { useId, useRef } from 'react';
import disclosure from '../../../parts/disclosure.module.css';
import frame from '../../../parts/framed-disclosure.module.css';
import { useFocusAfterRender } from '../../../parts/use-focus-after-render';
import { RecipientsReport } from './recipients-report';
import styles from './recipients-file.module.css';
import { recipientsFileWords } from './recipients-file-words';

const KILOBYTES = MAX_RECIPIENTS_FILE_BYTES / 1024;

interface RecipientsFileProps {
  readonly cart: CartView;
  readonly onTaken: (taken: TakenRecipients) => void;
}

/** Destinations with their quantities out of a CSV file: checked as soon as it is chosen, and taken at a press. */
export function RecipientsFile({ cart, onTaken }: RecipientsFileProps) {
  const words = useWords(recipientsFileWords);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const focusAfterRender = useFocusAfterRender();
  const { file, unread, report, work, errorText, pick, check, take } = useRecipientsFile();
  const focusResult = () => focusAfterRender(() => result.current);
  const choose = async (chosen: File | null) => {
    await pick(chosen);
    // The same file may be chosen again after it was put right.
    if (input.current !== null) input.current.value = '';
    focusResult();
  };
  const takeRows = async (rows: TakenRows) => {
    const taken = await take(rows);
    if (taken === null) focusResult();
    else onTaken(taken);
  };
  const codes = [
    ...new Set(cart.lines.flatMap(({ productCode, unit }) => (unit === null ? [productCode] : []))),
  ];
  return (
    <details className={classNames(disclosure.disclosure, frame.framed)}>
      <summary>{words.heading}</summary>
      <div className={styles.body}>
        <p>{words.lead}</p>
        <FileField
          id={id}
          ref={input}
          accept=".csv,text/csv"
          label={words.file}
          hint={words.hint(MAX_RECIPIENT_ROWS, KILOBYTES, MAX_CART_SHIPPINGS)}
          error={
            unread === null
              ? undefined
              : unread === 'too-large'
                ? words.tooLarge(KILOBYTES)
                : words.unreadable
          }
          fileName={file?.name ?? null}
          onPick={(chosen) => void choose(chosen)}
        />
        <div>
          <Button variant="quiet" onClick={() => saveSampleRecipients(codes, words.sampleName)}>
            {words.sample}
          </Button>
        </div>
        {work !== null && (
          <div role="status" className={styles.work}>
            {work === 'checking' ? words.checking : words.taking}
            <progress aria-label={work === 'checking' ? words.checking : words.taking} />
          </div>
        )}
        {errorText !== null && (
          <Notice kind="error" {...(report === null ? { ref: result } : {})}>
            <p>{errorText}</p>
            {file !== null && report === null && (
              <Button variant="secondary" onClick={() => void check().then(focusResult)}>
                {words.again}
              </Button>
            )}
          </Notice>
        )}
        {report !== null && (
          <RecipientsReport
            ref={result}
            report={report}
            isBusy={work !== null}
            onTake={(rows) => void takeRows(rows)}
          />
        )}
      </div>
    </details>
  );
}
