import type { Hono } from 'hono';
import type { RequestVariables } from './request-variables';

/** The API as a Hono app, with what its middleware knows of a request. */
export type ShopApi = Hono<{ Variables: RequestVariables }>;
