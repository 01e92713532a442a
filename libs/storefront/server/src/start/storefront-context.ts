import { type Logger, pino } from 'pino';
import {
  type StorefrontEnvironment,
  readStorefrontEnvironment,
} from '../environment/read-storefront-environment';
import type { FindPartFiles } from '../render/render-context';
import type { StorefrontOptions } from './storefront-options';

/** The options, configuration and log of one storefront, in whichever thread it runs. */
export interface StorefrontContext extends StorefrontOptions {
  readonly environment: StorefrontEnvironment;
  readonly log: Logger;
  /** Finds the files of theme parts while the app is developed; a build has a table of them. */
  readonly filesOf?: FindPartFiles;
}

/** Reads the process's environment, the only place of the library that does, and creates the log. */
export function createStorefrontContext(options: StorefrontOptions): StorefrontContext {
  const environment = readStorefrontEnvironment(options.shop, process.env);
  const log = pino({ base: { shop: options.shop }, level: environment.logLevel });
  return { ...options, environment, log };
}
