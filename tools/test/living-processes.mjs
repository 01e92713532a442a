import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The variable that every process of one run of `npm test` inherits. */
export const RUN_VARIABLE = 'SHOP_TEST_RUN';
/** Where Linux shows the environment of each process; elsewhere only a process group can be ended. */
const PROCESSES = '/proc';
const LONGEST_NAME = 160;

/**
 * @param {string} pid
 * @param {string} file
 * @returns {string}
 */
function readProcessFile(pid, file) {
  try {
    return readFileSync(path.join(PROCESSES, pid, file), 'utf8');
  } catch {
    // It has ended meanwhile, or is another user's.
    return '';
  }
}

/**
 * The living processes that were started, directly or not, by the part of a run that carries this mark.
 *
 * @param {string} mark
 * @returns {readonly { pid: number, command: string }[]}
 */
export function livingProcesses(mark) {
  if (!existsSync(PROCESSES)) return [];
  return (
    readdirSync(PROCESSES)
      .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
      .filter((pid) => readProcessFile(pid, 'environ').split('\0').includes(`${RUN_VARIABLE}=${mark}`))
      .map((pid) => ({
        pid: Number(pid),
        command: readProcessFile(pid, 'cmdline').split('\0').join(' ').trim().slice(0, LONGEST_NAME),
      }))
      // A process that has ended and that nobody has asked for its code yet has no command line.
      .filter(({ command }) => command !== '')
  );
}
