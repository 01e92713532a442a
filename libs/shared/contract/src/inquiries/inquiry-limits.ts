/** The most characters of an inquiry, or of what is written under it later. */
export const MAX_INQUIRY_TEXT = 4000;
/** The most files of an inquiry. */
export const MAX_INQUIRY_FILES = 5;
