import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { OAUTH_ERRORS } from './oauth-errors';
import { OauthProvider } from './oauth-provider';

const MAX_PATH_LENGTH = 500;

const schemas = {
  params: v.object({ type: OauthProvider }),
  query: v.object({
    /** Where the shopper goes afterwards: a path of the shop; anything else leads to its top. */
    return_path: v.optional(v.pipe(v.string(), v.maxLength(MAX_PATH_LENGTH))),
  }),
  response: v.object({
    /** The provider's page. */
    url: v.pipe(v.string(), v.url()),
    /** Kept by this browser's tab and sent with the callback, so that nobody else can end the attempt. */
    browser_secret: v.string(),
  }),
};

/** Begins a sign-in through a provider (core §7). What is written is the attempt alone, good once and for minutes. */
export const startOauth: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/auth/{type}/redirect',
  auth: 'none',
  responseType: 'json',
};

export const startOauthSpec = specify({
  endpoint: startOauth,
  schemas,
  summary: '外部アカウントでのログインの開始',
  errors: [OAUTH_ERRORS.providerNotFound, OAUTH_ERRORS.failed],
});
