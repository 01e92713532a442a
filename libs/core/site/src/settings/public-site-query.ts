import type { ApiClient } from '@shop/api-client/api-client';
import { getPublic } from '@shop/contract/site/get-public';
import { queryOptions } from '@tanstack/react-query';
import * as QUERY_ROOTS from '@shop/query/query-roots';

/** An OpenID provider that members can sign in with. */
export interface LoginProvider {
  /** The {type} of the calls. core §7 */
  readonly type: string;
  readonly name: string;
}

/** Another shop of the platform, where the member may be signed in already. */
export interface SisterShop {
  readonly channel: string;
  readonly name: string;
  /** Its origin. */
  readonly url: string;
}

/** The public environment of a shop. core §3 "Base" */
export interface PublicSite {
  readonly name: string;
  /** `env.baseApiURL`: where the API says that it is; `null` keeps the built-in URL. core §7 */
  readonly apiBase: string | null;
  readonly loginProviders: readonly LoginProvider[];
  readonly sisterShops: readonly SisterShop[];
}

/** The public environment of this shop; fetched without a token. core §7 */
export function publicSiteQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [QUERY_ROOTS.publicSite],
    queryFn: async ({ signal }): Promise<PublicSite> => {
      const { site, env } = (await api.call(getPublic, {}, { signal })).data;
      return {
        name: site.name,
        apiBase: env.baseApiURL,
        loginProviders: site.login_providers,
        sisterShops: site.sister_shops,
      };
    },
  });
}
