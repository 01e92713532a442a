/** A toast, or what went wrong: somebody is to read it. Live regions that say nothing yet are empty. */
const MESSAGE = '.Toastify__toast, [role="alert"]:not(:empty)';

/** Whether the page says something about what was just done. */
export const hasMessage = (page: Document): boolean => page.querySelector(MESSAGE) !== null;
