import type { UserMemorialInput } from '@shop/contract/user-memorials/user-memorial';
import { memorialDivisions } from '@shop/feature-account/memorials/memorial-divisions';
import type { MemorialValues } from '@shop/feature-account/memorials/memorial-fields';
import { useMemorialForm } from '@shop/feature-account/memorials/use-memorial-form';
import { accountPaths } from '@shop/site/paths/account-paths';
import { useWords } from '@shop/theming/use-words';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { SelectField } from '@shop/ui-kit/select-field';
import { TextField } from '@shop/ui-kit/text-field';
import styles from './form-layout.module.css';
import { FormActions } from './form-actions';
import { LeaveQuestion } from './leave-question';
import { memorialFormWords } from './memorial-form-words';

interface MemorialFormProps {
  readonly initial: MemorialValues;
  readonly onSave: (memorial: UserMemorialInput) => Promise<void>;
}

const upTo = (last: number): readonly number[] => Array.from({ length: last }, (_, at) => at + 1);
const MONTHS = upTo(12);
const DAYS = upTo(31);

/** The form of a day to remember, new or known. */
export function MemorialForm({ initial, onSave }: MemorialFormProps) {
  const words = useWords(memorialFormWords);
  const form = useMemorialForm(initial, onSave);
  const { field } = form;
  return (
    <form {...form.formProps} method="post" aria-label={words.form} className={styles.fields}>
      <LeaveQuestion hasUnsaved={form.hasUnsaved} />
      <LiveMessage>{form.announcement}</LiveMessage>
      <TextField {...field('personName')} autoComplete="off" hint={words.personHint} />
      <SelectField {...field('division')}>
        <option value="">{words.chooseDivision}</option>
        {memorialDivisions.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      <div className={styles.pair}>
        <SelectField {...field('month')}>
          <option value="">{words.chooseMonth}</option>
          {MONTHS.map((month) => (
            <option key={month} value={month}>
              {words.month(month)}
            </option>
          ))}
        </SelectField>
        <SelectField {...field('day')}>
          <option value="">{words.chooseDay}</option>
          {DAYS.map((day) => (
            <option key={day} value={day}>
              {words.day(day)}
            </option>
          ))}
        </SelectField>
      </div>
      <TextField {...field('name')} autoComplete="off" isOptionalShown hint={words.nameHint} />
      <TextField {...field('call')} autoComplete="off" isOptionalShown hint={words.callHint} />
      <FormActions backTo={accountPaths.memorials()} isBusy={form.isSubmitting} failure={form.formError} />
    </form>
  );
}
