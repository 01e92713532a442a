import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { serializeError } from './serialize-error';

/** The log of a program. Errors are passed as `err`; they are written without what shoppers have entered. */
export const createLog = (
  options: Pick<LoggerOptions, 'level' | 'base'> = {},
  destination?: DestinationStream,
): Logger => {
  const all = { ...options, serializers: { err: (error: unknown) => serializeError(error) } };
  return destination === undefined ? pino(all) : pino(all, destination);
};
