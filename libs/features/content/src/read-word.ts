/** The longest word that the API searches for, in characters. */
const MAX_LENGTH = 200;

/** The words that the URL of a page searches for; empty where it names none. */
export const readWord = (search: URLSearchParams): string =>
  (search.get('q') ?? '').trim().slice(0, MAX_LENGTH);
