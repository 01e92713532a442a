import { ESLint } from 'eslint';

// Reads [{ file, code, rule }] from standard input and writes the rules among them that refuse each text at the place of
// its file. In a process of its own: ESLint loads its configuration as modules, which jest's sandbox does not.
const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const cases = JSON.parse(Buffer.concat(chunks).toString());
const asked = new Set(cases.map(({ rule }) => rule));
const eslint = new ESLint({
  ruleFilter: ({ ruleId }) => asked.has(ruleId),
  // None of them asks for types, and types are what takes long.
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
});
const refusals = [];
for (const { file, code } of cases) {
  const [result] = await eslint.lintText(code, { filePath: file });
  refusals.push(result.messages.map(({ ruleId }) => ruleId));
}
process.stdout.write(JSON.stringify(refusals));
