import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * One request of the load.
 * @typedef {object} LoadRequest
 * @property {string} url
 * @property {string} [method] `GET` unless set
 * @property {Record<string, string>} [headers]
 * @property {string} [body]
 */

/**
 * Requests of one kind that arrive at a fixed rate, whether or not earlier ones have been answered.
 * @typedef {object} Arrival
 * @property {string} name
 * @property {number} perSecond
 * @property {() => LoadRequest | null} next `null` where there is nothing left to send
 */

/** A request without a response for this time has failed, in ms. */
const RESPONSE_LIMIT_MS = 20_000;
/** Arrivals are sent at most so long after their time, in ms. */
const TICK_MS = 2;
/** The status of a request without a response. */
export const NO_RESPONSE = 0;

/**
 * Sends one request and returns the status of its response, when the last byte has come.
 * @param {Agent} agent
 * @param {LoadRequest} load
 * @returns {Promise<number>}
 */
const send = (agent, { url, method = 'GET', headers = {}, body }) =>
  new Promise((resolve) => {
    const call = request(url, { agent, method, headers, timeout: RESPONSE_LIMIT_MS }, (response) => {
      response.on('end', () => resolve(response.statusCode ?? NO_RESPONSE));
      response.on('error', () => resolve(NO_RESPONSE));
      response.resume();
    });
    call.on('timeout', () => call.destroy());
    call.on('error', () => resolve(NO_RESPONSE));
    call.end(body);
  });

/**
 * What happened to the requests of one kind.
 * @typedef {object} Outcome
 * @property {number} sent
 * @property {Map<number, number>} statuses how many responses had each status; 0: there was none
 * @property {number[]} times of the 2xx, from the moment of their arrival, in ms
 */

/**
 * Sends every kind of requests at its rate for so many seconds, waits for the last responses, and returns what happened,
 * by name. A request's time begins when it arrives, so that a server that falls behind is seen to.
 * @param {readonly Arrival[]} arrivals
 * @param {number} seconds
 */
export async function sendArrivals(arrivals, seconds) {
  const agent = new Agent({ keepAlive: true });
  /** @type {Record<string, Outcome>} */
  const outcomes = Object.fromEntries(
    arrivals.map(({ name }) => [name, { sent: 0, statuses: new Map(), times: [] }]),
  );
  /** @type {Set<Promise<void>>} */
  const pending = new Set();
  const startedAt = performance.now();
  /** @param {Arrival} arrival */
  const sendDue = async (arrival) => {
    const outcome = outcomes[arrival.name];
    if (outcome === undefined) return;
    for (let number = 0; number < arrival.perSecond * seconds; number += 1) {
      const dueAt = startedAt + (number / arrival.perSecond) * 1000;
      while (performance.now() < dueAt) await wait(Math.max(TICK_MS, dueAt - performance.now()));
      const load = arrival.next();
      if (load === null) throw new Error(`${arrival.name}: nothing is left to send`);
      outcome.sent += 1;
      const answered = send(agent, load).then((status) => {
        pending.delete(answered);
        outcome.statuses.set(status, (outcome.statuses.get(status) ?? 0) + 1);
        if (status >= 200 && status < 300) outcome.times.push(performance.now() - dueAt);
      });
      pending.add(answered);
    }
  };
  await Promise.all(arrivals.map(sendDue));
  await Promise.all(pending);
  agent.destroy();
  return outcomes;
}

/**
 * How many of the responses had none of these statuses; 2xx are always right.
 * @param {Outcome} outcome
 * @param {readonly number[]} allowed
 */
export const unexpected = ({ statuses }, allowed = []) =>
  [...statuses]
    .filter(([status]) => !(status >= 200 && status < 300) && !allowed.includes(status))
    .reduce((sum, [, count]) => sum + count, 0);
