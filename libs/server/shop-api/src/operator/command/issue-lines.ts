/** The most messages that are printed; a file that is wrong throughout repeats them in every row. */
const MAX_ISSUES = 200;

/** What is wrong with a file, in lines, in the order of its rows, and how many more there are. */
export function issueLines<Issue>(
  issues: readonly Issue[],
  rowOf: (issue: Issue) => number,
  written: (issue: Issue) => string,
): readonly string[] {
  const lines = issues
    .toSorted((one, other) => rowOf(one) - rowOf(other))
    .slice(0, MAX_ISSUES)
    .map(written);
  const left = issues.length - MAX_ISSUES;
  return left > 0 ? [...lines, `ほか ${left} 件。 ${left} more.`] : lines;
}
