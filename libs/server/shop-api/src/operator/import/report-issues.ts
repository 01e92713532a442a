import { issueLines } from '../command/issue-lines';
import type { OperatorContext } from '../command/operator-command';
import { OperatorError } from '../command/operator-error';
import { type RowIssue, WHOLE } from './imported-model';
import type { PreparedPictures } from './prepare-pictures';

/** Says what there is to say about the rows of one file. */
export class IssueReport {
  constructor(
    private readonly print: OperatorContext['print'],
    private readonly codeColumn: string,
  ) {}

  /** `502行目（code ABC-1）「stock」: …` */
  private written({ line, code, field, reason }: RowIssue): string {
    const row = line === WHOLE ? '' : `${line}行目`;
    const product = code === '' ? '' : `（${this.codeColumn} ${code}）`;
    const column = field === '' ? '' : `「${field}」`;
    const place = `${row}${product}${column}`;
    return place === '' ? reason : `${place}: ${reason}`;
  }

  say(remarks: readonly RowIssue[]): void {
    const lines = issueLines(
      remarks,
      ({ line }) => line,
      (remark) => this.written(remark),
    );
    for (const line of lines) this.print(line);
  }

  rejectIfWrong(errors: readonly RowIssue[]): void {
    if (errors.length === 0) return;
    this.say(errors);
    throw new OperatorError(
      `誤りが ${errors.length} 件あるため、何も取り込みませんでした`,
      `Nothing was imported: ${errors.length} errors`,
    );
  }
}

/** Pictures of servers that are not allowed were not had either. */
export const saidOfPictures = ({ usable, fetched, errors, notes }: PreparedPictures): string => {
  const failed = errors.length + notes.length;
  const refused = notes.length === 0 ? '' : `（うち許可していないサーバーの画像 ${notes.length} 枚）`;
  return (
    `画像 ${usable} 枚、ほかのサーバーから取得 ${fetched} 枚、取り込めない画像 ${failed} 枚${refused}。` +
    ` ${usable} pictures, ${fetched} fetched, ${failed} failed.`
  );
};
