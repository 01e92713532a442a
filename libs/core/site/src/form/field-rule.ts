import type { GenericSchema } from 'valibot';

/** One field of a form: its name for people, what is put right on leaving it, and what it must hold. */
export interface FieldRule {
  readonly label: string;
  readonly isRequired: boolean;
  readonly normalise: (text: string) => string;
  readonly schema: GenericSchema<string, string>;
}

/** A form's fields by name. */
export type FieldRules<Name extends string> = Readonly<Record<Name, FieldRule>>;
