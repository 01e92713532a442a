const NOT_IN_A_NAME = /[\p{Cc}\p{Cf}\p{Surrogate}/\\:*?"<>|]+/gu;
const ENDING = /\.[^.]*$/;
const LONGEST = 100;
const NAMELESS = 'file';

/** What a sender called a file, fit for a header and for every file system, with the ending of what it really is. */
export function plainFileName(name: string, extension: string): string {
  const stem = name
    .normalize('NFC')
    .replace(NOT_IN_A_NAME, ' ')
    .replace(ENDING, '')
    .replace(/^[\s.]+|\s+$/g, '');
  const kept = [...stem].slice(0, LONGEST).join('');
  return `${kept === '' ? NAMELESS : kept}.${extension}`;
}
