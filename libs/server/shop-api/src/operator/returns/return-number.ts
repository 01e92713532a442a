import { OperatorError } from '../command/operator-error';

/** Numbers are written in half-width capitals. */
export const readReturnNumber = (given: string): string => given.normalize('NFKC').trim().toUpperCase();

/** The error of a number that no request has. */
export const returnMissing = (given: string) =>
  new OperatorError(`返品のお申し込みがありません: ${given}`, `There is no return request ${given}`);
