import { ESLint } from 'eslint';

// Reads [{ file, code, rule }] from standard input and writes which of these rules report an error in each text at
// the place of its file. In a process of its own: ESLint loads its configuration as modules, which jest's sandbox does not.
const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
/** @type {{ file: string; code: string; rule: string }[]} */
const cases = JSON.parse(Buffer.concat(chunks).toString());
const wanted = new Set(cases.map(({ rule }) => rule));
const eslint = new ESLint({
  ruleFilter: ({ ruleId }) => wanted.has(ruleId),
  // None of them needs types, and types are what takes long.
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
});
const reported = [];
for (const { file, code } of cases) {
  const [result] = await eslint.lintText(code, { filePath: file });
  reported.push((result?.messages ?? []).map(({ ruleId }) => ruleId));
}
process.stdout.write(JSON.stringify(reported));
