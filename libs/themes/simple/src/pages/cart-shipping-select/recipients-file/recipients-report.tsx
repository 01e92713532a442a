import type { TakenRows } from '@shop/feature-cart/commands/import-recipients';
import {
  type CheckedRecipient,
  faultyRows,
  type RecipientReport,
} from '@shop/feature-cart/recipients/recipient-report';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { Notice } from '@shop/ui-kit/notice';
import type { Ref } from 'react';
import styles from './recipients-file.module.css';
import { recipientsFileWords } from './recipients-file-words';

interface RecipientsReportProps {
  readonly report: RecipientReport;
  readonly isBusy: boolean;
  readonly onTake: (rows: TakenRows) => void;
  readonly ref: Ref<HTMLDivElement>;
}

/** What the check says of each row and of the cart, and the way on: all rows, or those alone without faults. */
export function RecipientsReport({ report, isBusy, onTake, ref }: RecipientsReportProps) {
  const words = useWords(recipientsFileWords);
  const faulty = faultyRows(report);
  const good = report.rows.filter(({ faults }) => faults.length === 0);
  const isGood = faulty.length === 0;
  return (
    <>
      <Notice kind={isGood ? 'success' : 'warning'} ref={ref}>
        <p>{isGood ? words.allGood(good.length) : words.someFaulty(report.rows.length, faulty.length)}</p>
        <p>{words.unchanged}</p>
      </Notice>
      {!isGood && (
        <>
          <h2 className={styles.heading}>{words.faultyRows}</h2>
          <RecipientRows rows={faulty} />
        </>
      )}
      {good.length > 0 && (
        <details className={styles.good}>
          <summary>{words.goodRows(good.length)}</summary>
          <RecipientRows rows={good} />
        </details>
      )}
      {report.totals.length > 0 && (
        <>
          <h2 className={styles.heading}>{words.totals}</h2>
          <ul className={styles.rows}>
            {report.totals.map(({ code, name, before, after }) => (
              <li key={code}>{words.total(name, before, after)}</li>
            ))}
          </ul>
        </>
      )}
      {good.length > 0 && (
        <Button
          isWide
          variant={isGood ? 'primary' : 'secondary'}
          isBusy={isBusy}
          onClick={() => onTake(isGood ? 'all' : 'valid')}
        >
          {isGood ? words.takeAll(good.length) : words.takeGood(good.length)}
        </Button>
      )}
    </>
  );
}

function RecipientRows({ rows }: { readonly rows: readonly CheckedRecipient[] }) {
  const words = useWords(recipientsFileWords);
  return (
    <ul className={styles.rows}>
      {rows.map(({ line, name, place, isPresent, goods, faults }) => (
        <li key={line}>
          <p>
            <b>{words.row(line)}</b> {words.recipient(name)}
            {place !== '' && <span className={styles.note}> {place}</span>}
          </p>
          {faults.map(({ column, message }) => (
            <p key={`${column} ${message}`} className={styles.fault}>
              {words.fault(column, message)}
            </p>
          ))}
          {goods.length > 0 && (
            <p className={styles.note}>
              {words.allGoods(goods.map((one) => words.goods(one.name, one.quantity)))}
            </p>
          )}
          {isPresent && <p className={styles.note}>{words.present}</p>}
        </li>
      ))}
    </ul>
  );
}
