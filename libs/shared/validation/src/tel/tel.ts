const WITHOUT_HYPHENS = /^0\d{9,10}$/;
const WITH_HYPHENS = /^0\d{1,4}-\d{1,4}-\d{1,4}$/;

/** Empty passes; 10 or 11 digits from 0, or 0 and three groups of 1 to 4 digits. core §5 */
export function isTel(text: string): boolean {
  return text === '' || WITHOUT_HYPHENS.test(text) || WITH_HYPHENS.test(text);
}
