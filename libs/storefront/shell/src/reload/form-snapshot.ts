/** The content of one field. */
export interface FieldSnapshot {
  /** The accessible name of the form and the name of the field: both are the same after the reload. */
  readonly form: string;
  readonly name: string;
  /** The value of a radio button or checkbox, which shares its name with others; `null` for all other fields. */
  readonly option: string | null;
  readonly value: string;
  readonly isChecked: boolean;
}

/** What is saved of a page before it is reloaded because its code is missing. */
export interface FormSnapshot {
  readonly path: string;
  readonly scrollY: number;
  readonly fields: readonly FieldSnapshot[];
  /** The URL of the navigation that failed for missing code; `null` where there was none. */
  readonly target: string | null;
}

/** A field that people type into or choose from. */
export type EditableField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const EXCLUDED_TYPES = new Set(['password', 'hidden', 'file', 'submit', 'button']);
const SECRET_AUTOCOMPLETE = /^(?:cc-|one-time-code|current-password|new-password)/;

/** Every field of the document that may be saved: secrets such as passwords and card numbers never are. */
export function editableFields(document: Document): EditableField[] {
  const fields = document.querySelectorAll<EditableField>(
    'form :is(input, select, textarea)[name]:not([readonly])',
  );
  return [...fields].filter(
    ({ type, autocomplete }) => !EXCLUDED_TYPES.has(type) && !SECRET_AUTOCOMPLETE.test(autocomplete),
  );
}

/** What identifies the field on its page. */
export function fieldKeyOf(field: EditableField): Pick<FieldSnapshot, 'form' | 'name' | 'option'> {
  const isOption = field.type === 'radio' || field.type === 'checkbox';
  return {
    form: field.form?.getAttribute('aria-label') ?? '',
    name: field.name,
    option: isOption ? field.value : null,
  };
}

/** The content of fields. */
export const readFields = (fields: readonly EditableField[]): FieldSnapshot[] =>
  fields.map((field) => ({
    ...fieldKeyOf(field),
    value: field.value,
    isChecked: 'checked' in field && field.checked,
  }));
