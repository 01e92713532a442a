import { OperatorError } from '../command/operator-error';

/** The error of a number that no inquiry has. */
export const inquiryMissing = (given: string) =>
  new OperatorError(`お問い合わせがありません: ${given}`, `There is no inquiry ${given}`);
