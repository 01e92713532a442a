import * as v from 'valibot';

type Issue = v.BaseIssue<unknown>;

/** The number of issues that a response reports; after correcting them a shopper sees the next ones. */
export const MAX_ISSUES = 20;

/**
 * A list of at most `max` elements. What is no list, or too long a one, is rejected before an element is looked at, with
 * the message `tooLong` where it is given; elements are validated until there are `MAX_ISSUES`. Everything else is as with
 * `v.pipe(v.array(item), v.maxLength(max, tooLong))`, which validates every element of a list of any length.
 */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<Input, Output>(
  item: v.GenericSchema<Input, Output>,
  max: number,
  tooLong?: string,
): v.GenericSchema<Input[], Output[]> {
  const atMost = v.maxLength<readonly unknown[], number, string | undefined>(max, tooLong);
  const list = v.pipe(v.array(item), v.maxLength(max, tooLong));
  return v._standardSchema<v.GenericSchema<Input[], Output[]>>({
    ...list,
    '~run'({ value }, config) {
      if (!Array.isArray(value)) return list['~run']({ value }, config);
      const elements: readonly unknown[] = value;
      const { issues } = atMost['~run']({ typed: true, value: elements }, config);
      return issues === undefined ? judge(item, elements, config) : { typed: false, value, issues };
    },
  });
}

function judge<Output>(
  item: v.GenericSchema<unknown, Output>,
  input: readonly unknown[],
  config: v.Config<Issue>,
): v.OutputDataset<Output[], Issue> {
  const output: Output[] = [];
  const issues: Issue[] = [];
  for (const [key, value] of input.entries()) {
    const element = item['~run']({ value }, config);
    for (const issue of element.issues ?? [])
      issues.push({
        ...issue,
        path: [{ type: 'array', origin: 'value', input, key, value }, ...(issue.path ?? [])],
      });
    if (element.typed) output.push(element.value);
    if (issues.length >= (config.abortEarly === true ? 1 : MAX_ISSUES)) break;
  }
  const [first, ...others] = issues;
  if (first === undefined) return { typed: true, value: output };
  const found: [Issue, ...Issue[]] = [first, ...others];
  return output.length === input.length
    ? { typed: true, value: output, issues: found }
    : { typed: false, value: output, issues: found };
}
