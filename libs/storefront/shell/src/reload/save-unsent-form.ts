import type { NamedStorage } from '@shop/site/storage/browser-storage';
import { type EditableField, type FieldSnapshot, editableFields, readFields } from './form-snapshot';
import { UNSENT_FORM_NAME } from './unsent-form-name';

/** The written fields of a page that was left because the session had ended. */
export interface UnsentForm {
  /** Whose it is: nobody else who signs in at this tab gets it. */
  readonly userId: string;
  readonly path: string;
  readonly savedAtMs: number;
  readonly fields: readonly FieldSnapshot[];
}

/** Whether a field holds something else than at first. */
function isWritten(field: EditableField): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  if (field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type))
    return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

/** Saves what is typed on the page, except secrets, for the member's return from the login. core §8 */
export function saveUnsentForm(page: Window, tab: NamedStorage, userId: string): void {
  const { document, location } = page;
  const fields = readFields(editableFields(document).filter(isWritten));
  if (fields.length === 0) return;
  const unsent: UnsentForm = {
    userId,
    path: location.pathname + location.search,
    savedAtMs: Date.now(),
    fields,
  };
  tab.setItem(UNSENT_FORM_NAME, JSON.stringify(unsent));
}
