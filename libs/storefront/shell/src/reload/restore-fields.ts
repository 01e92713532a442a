import { type EditableField, type FieldSnapshot, editableFields, fieldKeyOf } from './form-snapshot';

/** Fills the fields that the page has by now; returns those that it does not have yet. */
export const restoreFields = (document: Document, fields: readonly FieldSnapshot[]): FieldSnapshot[] =>
  fields.filter((field) => !restoreField(document, field));

/** Fills the fields that the page has by now and that are not in `filled`, where they are added; returns their number. */
export const fillFields = (
  document: Document,
  fields: readonly FieldSnapshot[],
  filled: WeakSet<Element>,
): number =>
  fields.filter((saved) => {
    const field = findField(document, saved);
    if (field === undefined || filled.has(field) || !restoreField(document, saved)) return false;
    filled.add(field);
    return true;
  }).length;

const findField = (document: Document, saved: FieldSnapshot): EditableField | undefined =>
  editableFields(document).find((candidate) => {
    const { form, name, option } = fieldKeyOf(candidate);
    return form === saved.form && name === saved.name && option === saved.option;
  });

/** Fills a field in the way a person does, so that its form notices; returns whether it now has the saved content. */
function restoreField(document: Document, saved: FieldSnapshot): boolean {
  const field = findField(document, saved);
  if (field === undefined) return false;
  // What is filled is shown: the form may be folded up.
  const fold = field.closest('details');
  if (fold !== null) fold.open = true;
  if (saved.option !== null) {
    if (saved.isChecked && 'checked' in field && !field.checked) field.click();
    return true;
  }
  if (field.value === saved.value) return true;
  // React tracks writes to the element's own `value` and ignores an event without a change: the prototype's setter
  // bypasses that.
  Reflect.set(prototypeOf(field), 'value', saved.value, field);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  return field.value === saved.value;
}

const prototypeOf = (field: EditableField): object => {
  if (field instanceof HTMLSelectElement) return HTMLSelectElement.prototype;
  return field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
};
