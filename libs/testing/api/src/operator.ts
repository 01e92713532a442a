import type { OperatorContext, OperatorHost } from '@shop/shop-api/operator/command/operator-command';
import { runOperatorCommand } from '@shop/shop-api/operator/run-operator-command';
import type { TestApi } from './open-test-api';
import { operatorContextOf } from './operator-context';

/** The exit code and output of a command. */
export interface CommandResult {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  /** How far it said that it was, beside the two. */
  readonly progress: readonly string[];
}

/** Runs operator commands in the process, on a test API's database. */
export type Operator = (...words: readonly string[]) => Promise<CommandResult>;

export const operatorOf =
  (api: TestApi, filesFolder = '', outbound?: OperatorContext['outbound']): Operator =>
  async (...words) => {
    const out: string[] = [];
    const err: string[] = [];
    const progress: string[] = [];
    const print = (line: string) => void out.push(line);
    const note = (line: string) => void err.push(line);
    const host: OperatorHost = {
      print,
      workingFolder: process.cwd(),
      withShop: (work) =>
        work(
          operatorContextOf(api, {
            filesFolder,
            print,
            note,
            progress: (line) => void progress.push(line),
            ...(outbound === undefined ? {} : { outbound }),
          }),
        ),
      restore: () => Promise.reject(new Error('Nothing is restored in this process')),
      ask: () => Promise.resolve(null),
    };
    const code = await runOperatorCommand(host, words, note);
    return { code, out: out.join('\n'), err: err.join('\n'), progress };
  };
