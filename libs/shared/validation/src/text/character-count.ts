/** Characters as people count them before they know of surrogates: 𠮷 is one. */
export function characterCount(text: string): number {
  return Array.from(text).length;
}
