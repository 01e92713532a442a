/** The name, after the shop's prefix, under which the tab's storage has what was typed when the session ended. */
export const UNSENT_FORM_NAME = 'unsent_form';
