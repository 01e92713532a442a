import { measuredParts } from '@shop/feature-account/measurements/measured-parts';
import type { MeasurementView } from '@shop/feature-account/measurements/measurements-query';
import { useAddMeasurement } from '@shop/feature-account/measurements/use-add-measurement';
import { useMeasurementForm } from '@shop/feature-account/measurements/use-measurement-form';
import { accountPaths } from '@shop/site/paths/account-paths';
import { useWords } from '@shop/theming/use-words';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { TextField } from '@shop/ui-kit/text-field';
import { showToast } from '@shop/ui-kit/toast/show-toast';
import { useNavigate } from 'react-router-dom';
import styles from '../../parts/form-layout.module.css';
import { FormActions } from '../../parts/form-actions';
import { LeaveQuestion } from '../../parts/leave-question';
import { measurementEditWords } from './measurement-edit-words';

/** The day and every part, with what was measured the last time. */
export function MeasurementForm({ last }: { readonly last: MeasurementView | null }) {
  const words = useWords(measurementEditWords);
  const navigate = useNavigate();
  const { mutateAsync: add } = useAddMeasurement();
  const form = useMeasurementForm(async (measurement) => {
    await add(measurement);
    void showToast('success', words.added);
    await navigate(accountPaths.measurements());
  });
  return (
    <form {...form.formProps} method="post" aria-label={words.form} className={styles.fields}>
      <LeaveQuestion hasUnsaved={form.hasUnsaved} />
      <LiveMessage>{form.announcement}</LiveMessage>
      <TextField {...form.field('day')} type="date" />
      <div className={styles.pair}>
        {measuredParts.map(({ part, unit }) => {
          const before = last?.values[part] ?? null;
          return (
            <TextField
              key={part}
              {...form.field(part)}
              inputMode="decimal"
              autoComplete="off"
              hint={before === null ? words.unit(unit) : words.unitWithLast(unit, before)}
            />
          );
        })}
      </div>
      <FormActions backTo={accountPaths.measurements()} isBusy={form.isSubmitting} failure={form.formError} />
    </form>
  );
}
