import { createOutput } from './create-output';

const CLEAR = '\r\u001B[2K';

/** What is written to standard output and standard error, in one order. */
function record(isTTY: boolean) {
  const written: string[] = [];
  let time = 0;
  const stream = (name: string) => ({ isTTY, write: (text: string) => written.push(`${name}${text}`) });
  const output = createOutput({ stdout: stream('1'), stderr: stream('2') }, () => time);
  return { written, output, wait: (ms: number) => void (time += ms) };
}

it('on a terminal, progress is one line that is rewritten and gives way to results and errors', () => {
  const { written, output } = record(true);
  output.progress('1 / 3');
  output.progress('2 / 3');
  output.print('done');
  output.print('and more');
  output.progress('3 / 3');
  output.printError('wrong');
  expect(written).toEqual([
    ...[`2${CLEAR}1 / 3`, `2${CLEAR}2 / 3`, `2${CLEAR}`, '1done\n', '1and more\n'],
    ...[`2${CLEAR}3 / 3`, `2${CLEAR}`, '2wrong\n'],
  ]);
});

it('elsewhere it is a line every five seconds', () => {
  const { written, output, wait } = record(false);
  for (const line of ['1', '2', '3', '4']) {
    output.progress(line);
    wait(2_500);
  }
  output.print('done');
  expect(written).toEqual(['21\n', '23\n', '1done\n']);
});
