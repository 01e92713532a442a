/**
 * What the servers log when the machine did not get to something in time: a statement or a wait for a connection or a
 * lock past its limit, and a database that did not answer its watchdog.
 */
const SLOW = [
  /"code":"57014"/,
  /statement timeout/,
  /"code":"55P03"/,
  /lock timeout/,
  /timeout exceeded when trying to connect/,
  /DatabaseStalledError/,
];

/**
 * Whether an error in a server's log says only that the machine was slow, which is no fault of the servers.
 *
 * @param {string} line
 */
export const saysOnlySlow = (line) => SLOW.some((pattern) => pattern.test(line));
