import * as v from 'valibot';
import type { FieldRule } from './field-rule';
import type { FormCheck } from './form-checks';

/** The schema of a whole form: every field's rule, then the rules about several fields. */
export function formSchema<Name extends string>(
  rules: Readonly<Record<Name, FieldRule>>,
  checks: readonly FormCheck<Name>[],
) {
  const names = Object.keys(rules).filter((name): name is Name => name in rules);
  const isWhole = (values: Readonly<Record<string, string>>): values is Readonly<Record<Name, string>> =>
    names.every((name) => name in values);
  return v.pipe(
    v.object<Record<string, FieldRule['schema']>>(
      Object.fromEntries(names.map((name) => [name, rules[name].schema])),
    ),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || !isWhole(dataset.value)) return;
      for (const { errorField, passes, message } of checks) {
        if (passes(dataset.value)) continue;
        const { value } = dataset;
        addIssue({
          message,
          path: [
            { type: 'object', origin: 'value', input: value, key: errorField, value: value[errorField] },
          ],
        });
      }
    }),
  );
}
