import { type GeneratorCallback, type Tree, formatFiles, names } from '@nx/devkit';
import { addExport, insertBefore, requireNew } from '../edit-file';
import { nextSteps } from '../next-steps';

/** The options of `nx g @shop/generators:rule`. */
export interface RuleOptions {
  readonly name: string;
  readonly pattern: string;
  readonly message: string;
  /** The command line passes digits as a number, unless they begin with a zero. */
  readonly accepts: string | number;
  readonly rejects: string | number;
}

const LIBRARY = 'libs/shared/validation';

/** A text as a literal of TypeScript; the formatter chooses the quotes. */
const literal = (text: string | number) => JSON.stringify(String(text));

const ruleOf = ({ pattern }: RuleOptions, check: string) => `\
const FORMAT = /${new RegExp(pattern).source}/;

/**
 * Empty passes; anything else has to match the format.
 *
 * @awaitsPage No form uses it yet; the first that does takes this line away.
 */
export function ${check}(text: string): boolean {
  return text === '' || FORMAT.test(text);
}
`;

const specOf = ({ name, message, accepts, rejects }: RuleOptions, check: string, key: string) => `\
import { validationMessages } from '../messages';
import { ${check} } from './${name}';

it.each([
  ['', true],
  [${literal(accepts)}, true],
  [${literal(rejects)}, false],
])('%j: %s', (text, expected) => {
  expect(${check}(text)).toBe(expected);
});

it('names the field in its message', () => {
  expect(validationMessages.${key}('項目')).toBe(${literal(`項目${message}`)});
});
`;

/** Throws if the examples contradict the pattern: the generated table would fail. */
function checkExamples({ pattern, accepts, rejects }: RuleOptions): void {
  const format = new RegExp(pattern);
  if (!format.test(String(accepts))) throw new Error(`--accepts ${accepts} does not match ${pattern}.`);
  if (format.test(String(rejects))) throw new Error(`--rejects ${rejects} matches ${pattern}.`);
}

/** Generates a rule of forms: the check, its table of inputs, its message and its subpath. */
export default async function generateRule(tree: Tree, options: RuleOptions): Promise<GeneratorCallback> {
  checkExamples(options);
  const { name, message } = options;
  const { className, propertyName } = names(name);
  const check = `is${className}`;
  const folder = `${LIBRARY}/src/${name}`;
  requireNew(tree, `${folder}/${name}.ts`);
  tree.write(`${folder}/${name}.ts`, ruleOf(options, check));
  tree.write(`${folder}/${name}.spec.ts`, specOf(options, check, propertyName));
  const entry = `  ${propertyName}: (label: string) => \`\${label}${message}\`,\n`;
  insertBefore(tree, `${LIBRARY}/src/messages.ts`, /^} as const;/m, entry);
  addExport(tree, LIBRARY, `./${name}`, `./src/${name}/${name}.ts`);
  await formatFiles(tree);
  return nextSteps(
    `The rule ${name} is complete; no form uses it yet.`,
    `more inputs in the table of ${folder}/${name}.spec.ts`,
    `a form reads the rule as a check of its schema (libs/core/site/src/form/field-checks.ts), with validationMessages.${propertyName}`,
  );
}
