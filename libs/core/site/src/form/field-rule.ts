import type { GenericSchema } from 'valibot';

/** One field of a form: its label, how its text is normalised on blur, and its schema. */
export interface FieldRule {
  readonly label: string;
  readonly isRequired: boolean;
  readonly normalise: (text: string) => string;
  readonly schema: GenericSchema<string, string>;
}

/** The rules of a form's fields, by name. */
export type FieldRules<Name extends string> = Readonly<Record<Name, FieldRule>>;
