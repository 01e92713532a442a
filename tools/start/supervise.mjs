import { constants } from 'node:os';
import { createProcessGroup } from './processes.mjs';

/** What a shell reports of a process that a signal ended: 128 and the signal's number. */
const SIGNAL_BASE = 128;
/** The signals that end a command: the terminal's interrupt and its closing, and a supervisor's request. */
const ENDING_SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * The exit code of a command that a signal ended.
 *
 * @param {NodeJS.Signals} signal
 */
const exitCodeOf = (signal) => SIGNAL_BASE + constants.signals[signal];

/**
 * The processes of this command, which end with it and it with them. A signal to the command stops them all: it ends
 * with 0 where it was serving, and like the signal where it was still starting. A process that ends by itself, or by a
 * signal from outside, stops the rest, is named, and ends the command with 1 or like the signal.
 */
export function superviseProcesses() {
  let isServing = false;
  /** @param {number} code */
  const end = (code) => void group.stop().then(() => process.exit(code));
  const group = createProcessGroup((name, { code, signal }) => {
    process.stderr.write(
      signal === null
        ? `\n${name} が終了しました（${code}）。 ${name} ended (${code}); stopping the rest.\n`
        : `\n${name} がシグナル ${signal} で終了しました。 ${name} was ended by ${signal}; stopping the rest.\n`,
    );
    end(signal === null ? 1 : exitCodeOf(signal));
  });
  for (const signal of ENDING_SIGNALS)
    process.on(signal, () => {
      if (group.isStopping()) return;
      if (!isServing)
        process.stderr.write(
          `\n起動の途中で ${signal} を受け取りました。 ${signal} before it was ready; stopping.\n`,
        );
      end(isServing ? 0 : exitCodeOf(signal));
    });
  return {
    ...group,
    /** From now on a signal is an ordinary end. */
    setServing() {
      isServing = true;
    },
    /**
     * Stops everything and ends with 1, with one plain line.
     *
     * @param {string} message
     */
    fail(message) {
      process.stderr.write(`\n${message}\n`);
      end(1);
    },
  };
}
