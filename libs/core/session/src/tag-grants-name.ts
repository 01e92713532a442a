/** The name of this tab's grants in session storage, after the shop's prefix. Every page asks whether there are any. */
export const TAG_GRANTS_NAME = 'tag_grants';
