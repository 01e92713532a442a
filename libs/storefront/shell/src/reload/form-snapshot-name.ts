/** The name, after the shop's prefix, under which the tab's storage has a form snapshot while the page is reloaded. */
export const FORM_SNAPSHOT_NAME = 'form_snapshot';
