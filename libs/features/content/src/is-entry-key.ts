/** Whether the key of a URL can name a piece of news or an article: a positive number. Any other key names none. */
export const isEntryKey = (key: string): boolean => /^[1-9]\d{0,9}$/.test(key);
