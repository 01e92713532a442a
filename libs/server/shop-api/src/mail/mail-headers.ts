/** The headers of a newsletter: RFC 2369, and RFC 8058 for the one press. */
export const listHeaders = (unsubscribeUrl: string | null): Readonly<Record<string, string>> =>
  unsubscribeUrl === null
    ? {}
    : { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** A text for a header, in one line. */
export const headerText = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();
