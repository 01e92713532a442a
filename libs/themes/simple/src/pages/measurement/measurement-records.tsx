import type { MeasurementList } from '@shop/feature-account/measurements/measurements-query';
import { useDeleteMeasurements } from '@shop/feature-account/measurements/use-delete-measurements';
import { accountPaths } from '@shop/site/paths/account-paths';
import { errorMessage } from '@shop/site/errors/error-message';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { ConfirmDialog } from '@shop/ui-kit/confirm-dialog';
import { Notice } from '@shop/ui-kit/notice';
import { Panel } from '@shop/ui-kit/panel';
import { showToast } from '@shop/ui-kit/toast/show-toast';
import { useState } from 'react';
import styles from '../../parts/entry-list.module.css';
import { PrimaryLink } from '../../parts/primary-link';
import { MeasurementChartPanel } from './measurement-chart-panel';
import { MeasurementTable } from './measurement-table';
import { measurementWords } from './measurement-words';

interface MeasurementRecordsProps {
  readonly list: MeasurementList;
  /** Something was deleted, and its button with it: moves the focus. */
  readonly onDeleted: () => void;
}

/** Chart and table of what has been measured; deleting asks first. */
export function MeasurementRecords({ list: { entries, limit }, onDeleted }: MeasurementRecordsProps) {
  const words = useWords(measurementWords);
  const { mutate, isPending, error } = useDeleteMeasurements();
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      {error !== null && <Notice kind="error">{errorMessage(error)}</Notice>}
      <div className={styles.head}>
        <p className={styles.count}>{words.count(entries.length, limit)}</p>
        <PrimaryLink to={accountPaths.measurementEdit()}>{words.add}</PrimaryLink>
      </div>
      {entries.length >= limit && <p className={styles.count}>{words.trimmed(limit)}</p>}
      <MeasurementChartPanel entries={entries} />
      <Panel
        title={words.table}
        action={
          <Button variant="quiet" isBusy={isPending} onClick={() => setIsAsked(true)}>
            {words.remove}
          </Button>
        }
      >
        <MeasurementTable entries={entries} onDeleted={onDeleted} />
      </Panel>
      {isAsked && (
        <ConfirmDialog
          title={words.removeQuestion}
          message={words.removeConsequence(entries.length)}
          confirmLabel={words.confirmRemove}
          cancelLabel={words.cancel}
          onConfirm={() => {
            setIsAsked(false);
            mutate(undefined, {
              onSuccess: () => {
                void showToast('success', words.removed);
                onDeleted();
              },
            });
          }}
          onCancel={() => setIsAsked(false)}
        />
      )}
    </>
  );
}
