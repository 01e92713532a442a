/** The cells of a text, and the line, counted from one, in which a quote begins that never ends. */
export interface SplitCells {
  readonly lines: string[][];
  readonly unclosedAt: number | null;
}

/** The cells of each line of a text with this character between them; they may stand in quotes. */
export function splitCells(text: string, separator: '\t' | ','): SplitCells {
  const lines: string[][] = [];
  let line: string[] = [];
  let cell = '';
  let isQuoted = false;
  let quotedFrom = 0;
  const endCell = () => {
    line.push(cell);
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text.charAt(at + 1) === '"') {
        cell += character;
        at += 1;
      } else isQuoted = false;
    } else if (character === '"' && cell === '') {
      isQuoted = true;
      quotedFrom = at;
    } else if (character === separator) endCell();
    else if (character === '\n') {
      endCell();
      lines.push(line);
      line = [];
    } else cell += character;
  }
  endCell();
  const unclosedAt = isQuoted ? text.slice(0, quotedFrom).split('\n').length : null;
  return { lines: [...lines, line], unclosedAt };
}
