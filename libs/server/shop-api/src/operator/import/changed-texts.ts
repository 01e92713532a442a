const LONGEST = 40;
/** What is shown of the text before the place where two long texts differ. */
const CONTEXT = 10;
const LINE_BREAKS = /\s*\n\s*/g;

/** Two texts as a report shows them on one line: long ones from shortly before the place where they differ. */
export function changedTexts(
  before: string,
  after: string,
): { readonly before: string; readonly after: string } {
  const [old, next] = [[...before.replace(LINE_BREAKS, ' ')], [...after.replace(LINE_BREAKS, ' ')]];
  const differing = old.findIndex((letter, index) => letter !== next[index]);
  const same = differing === -1 ? old.length : differing;
  const from = Math.max(old.length, next.length) > LONGEST ? Math.max(0, same - CONTEXT) : 0;
  const cut = (letters: readonly string[]) => {
    if (letters.length === 0) return 'なし';
    const shown = letters.slice(from, from + LONGEST).join('');
    return `${from > 0 ? '…' : ''}${shown}${letters.length > from + LONGEST ? '…' : ''}`;
  };
  return { before: cut(old), after: cut(next) };
}
