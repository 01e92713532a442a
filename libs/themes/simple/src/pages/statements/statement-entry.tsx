import type { StatementView } from '@shop/feature-orders/statements/statement-view';
import { useDownloadStatement } from '@shop/feature-orders/statements/use-download-statement';
import { formatDate, formatDayWithWeekday } from '@shop/format/format-day';
import { formatPriceWithTax } from '@shop/format/format-yen';
import { errorMessage } from '@shop/site/errors/error-message';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { DefinitionList } from '@shop/ui-kit/definition-list';
import { Notice } from '@shop/ui-kit/notice';
import { showToast } from '@shop/ui-kit/toast/show-toast';
import { Unbroken } from '@shop/ui-kit/unbroken';
import list from '../../parts/history-list.module.css';
import { statementsWords } from './statements-words';

/** One statement: its month, its sum, until when it is to be paid, its state, and the download. */
export function StatementEntry({ statement }: { readonly statement: StatementView }) {
  const words = useWords(statementsWords);
  const { id, number, periodFrom, closingOn, dueOn, totalPayment, status, statusName } = statement;
  const { mutate, isPending, error } = useDownloadStatement(
    id,
    (message) => void showToast('success', message),
  );
  const [year = 0, month = 0] = closingOn.split('-').map(Number);
  return (
    <>
      <div className={list.head}>
        <span className={list.flag} data-kind={status === 'waiting' ? 'important' : 'done'}>
          {statusName}
        </span>
        <h2 className={list.title}>
          <Unbroken>{words.ofMonth(year, month, formatPriceWithTax(totalPayment))}</Unbroken>
        </h2>
      </div>
      <DefinitionList
        items={[
          { term: words.number, description: number },
          {
            term: words.period,
            description: words.periodOf(formatDate(periodFrom), formatDate(closingOn)),
          },
          { term: words.dueOn, description: formatDayWithWeekday(dueOn) },
        ]}
      />
      {error !== null && <Notice kind="error">{errorMessage(error)}</Notice>}
      <div>
        <Button isBusy={isPending} aria-label={words.downloadOf(number)} onClick={() => mutate()}>
          {isPending ? words.preparing : words.download}
        </Button>
      </div>
    </>
  );
}
