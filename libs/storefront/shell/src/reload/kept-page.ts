/** One field as it stood. */
export interface KeptField {
  /** The form's name for people, and the field's own name: the page that comes back has the same. */
  readonly form: string;
  readonly name: string;
  /** Tells radios and boxes of one name apart. */
  readonly option: string | null;
  readonly value: string;
  readonly isChecked: boolean;
}

/** What a page gets back after it was loaded anew. */
export interface KeptPage {
  readonly path: string;
  readonly scrollY: number;
  readonly fields: readonly KeptField[];
  /** Where the shopper was going when the code for it was missing. */
  readonly target: string | null;
}

/** The fields whose content people have written, secrets left out. */
export type WrittenField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const SECRET_TYPES = new Set(['password', 'hidden', 'file', 'submit', 'button']);
const SECRET_CONTENT = /^(?:cc-|one-time-code|current-password|new-password)/;

/** Every field of the page that may be kept. */
export function writtenFields(document: Document): WrittenField[] {
  const fields = document.querySelectorAll<WrittenField>('form :is(input, select, textarea)[name]');
  return [...fields].filter(
    ({ type, autocomplete }) => !SECRET_TYPES.has(type) && !SECRET_CONTENT.test(autocomplete),
  );
}

/** The field's place among the others. */
export function placeOf(field: WrittenField): Pick<KeptField, 'form' | 'name' | 'option'> {
  const isOption = field.type === 'radio' || field.type === 'checkbox';
  return {
    form: field.form?.getAttribute('aria-label') ?? '',
    name: field.name,
    option: isOption ? field.value : null,
  };
}
