// `npm run audit`: known vulnerabilities of what runs in production. A registry that cannot be reached is reported, and is no failure.
import { spawnSync } from 'node:child_process';

const audit = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8' });

/**
 * The report of npm; `null` where its output is none.
 *
 * @param {string} text
 */
function readReport(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const report = readReport(audit.stdout);
const counts = report?.metadata?.vulnerabilities;
if (counts === undefined) {
  const why = report?.message ?? report?.error?.summary ?? audit.stderr.trim().split('\n').at(-1) ?? '';
  process.stdout.write(
    `レジストリが答えないため、監査していません。 Not audited, the registry does not answer: ${why}\n`,
  );
} else {
  for (const [name, { severity, fixAvailable }] of Object.entries(report.vulnerabilities ?? {}))
    process.stdout.write(`${severity.padEnd(8)}  ${name}${fixAvailable ? '  (fix available)' : ''}\n`);
  process.stdout.write(`監査の結果 ${counts.total} 件。 ${counts.total} found.\n`);
  process.exitCode = counts.total === 0 ? 0 : 1;
}
