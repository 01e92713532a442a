/** After so long a file or a script, which keeps every line, gets the next one, in ms. */
const PAUSE_MS = 5_000;
/** To the beginning of the line of a terminal, and the line empty. */
const CLEAR = '\r\u001B[2K';

interface Stream {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Where a command's lines go: results to standard output; errors, and how far it is, to standard error. */
export interface Output {
  print(line: string): void;
  printError(line: string): void;
  /** On a terminal one line that is rewritten and gives way to every other; elsewhere a line every few seconds. */
  progress(line: string): void;
}

export function createOutput(
  { stdout, stderr }: { readonly stdout: Stream; readonly stderr: Stream },
  now: () => number = () => performance.now(),
): Output {
  let isShown = false;
  let last = -Infinity;
  const giveWay = () => {
    if (isShown) stderr.write(CLEAR);
    isShown = false;
  };
  return {
    print(line) {
      giveWay();
      stdout.write(`${line}\n`);
    },
    printError(line) {
      giveWay();
      stderr.write(`${line}\n`);
    },
    progress(line) {
      if (stderr.isTTY === true) {
        stderr.write(`${CLEAR}${line}`);
        isShown = true;
      } else if (now() - last >= PAUSE_MS) {
        last = now();
        stderr.write(`${line}\n`);
      }
    },
  };
}
