import { type OperatorHost, runOperatorCommand } from '@shop/shop-api';
import type { TestApi } from './open-test-api';

/** How a command ended and what it said. */
export interface CommandResult {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs operator commands in the process, on a test API's database. */
export type Operator = (...words: readonly string[]) => Promise<CommandResult>;

/** Who the audit log says it was. */
export const OPERATOR_NAME = 'operator-of-tests';
const SHOP_ORIGIN = 'https://shop.example';

export const operatorOf =
  ({ db, clock, mail }: TestApi, filesFolder = ''): Operator =>
  async (...words) => {
    const out: string[] = [];
    const err: string[] = [];
    const print = (line: string) => void out.push(line);
    const host: OperatorHost = {
      print,
      workingFolder: process.cwd(),
      withShop: (work) =>
        work({
          db,
          clock,
          mail,
          shopOrigins: { default: SHOP_ORIGIN },
          actor: OPERATOR_NAME,
          filesFolder,
          dump: () => Promise.reject(new Error('Nothing is saved in this process')),
          print,
        }),
      restore: () => Promise.reject(new Error('Nothing is restored in this process')),
    };
    const code = await runOperatorCommand(host, words, (line) => void err.push(line));
    return { code, out: out.join('\n'), err: err.join('\n') };
  };
