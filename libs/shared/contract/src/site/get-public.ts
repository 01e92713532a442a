import * as v from 'valibot';
import { OauthProvider } from '../auth/oauth-provider';
import { type EndpointOf, specify } from '../endpoint';

const schemas = {
  response: v.object({
    env: v.object({
      /** An API URL that replaces the built-in one; null keeps it. */
      baseApiURL: v.nullable(v.string()),
    }),
    site: v.object({
      key: v.string(),
      name: v.string(),
      description: v.string(),
      /** Who else signs members in: the {type} of the calls, and what its button says. */
      login_providers: v.array(v.object({ type: OauthProvider, name: v.string() })),
      /** The platform's other shops, where a member may be signed in already (channel sync). */
      sister_shops: v.array(v.object({ channel: v.string(), name: v.string(), url: v.string() })),
    }),
  }),
};

/** What a shop knows before anything else (core §3 "Base"). A shop under maintenance responds with a 503 instead. */
export const getPublic: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/public.json',
  auth: 'none',
  responseType: 'json',
};

export const getPublicSpec = specify({ endpoint: getPublic, schemas, summary: '公開環境情報', errors: [] });
