/**
 * Text of several lines as it is kept: composed, one kind of line break, nothing around it.
 */
export function normaliseLines(text: string): string {
  return text.normalize('NFC').replace(/\r\n?/g, '\n').trim();
}
