import type { FormValues } from './use-shop-form';

/** What is written in a form and not sent yet, kept where a reload and the way back find it. */
export interface FormDraft {
  /** As it was when the form was opened, by field; null: nothing was written. */
  readonly values: Readonly<Record<string, string>> | null;
  readonly keep: (values: Readonly<Record<string, string>>) => void;
}

/** A form's initial values with what was written before; the draft's other fields are passed over. */
export function withDraft<Name extends string>(
  initial: FormValues<Name>,
  draft: Pick<FormDraft, 'values'> | undefined,
): FormValues<Name> {
  const values: Record<Name, string> = { ...initial };
  for (const name in values) values[name] = draft?.values?.[name] ?? values[name];
  return values;
}
