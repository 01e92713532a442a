import * as v from 'valibot';
import type { FieldRule } from './field-rule';

/**
 * The rule of a box that has to be ticked: the value of its input is the field's text, and of a box that is not ticked
 * the form has none.
 */
export const tickRule = (label: string, message: string): FieldRule => ({
  label,
  isRequired: true,
  normalise: (text) => text,
  schema: v.pipe(v.string(message), v.nonEmpty(message)),
});
