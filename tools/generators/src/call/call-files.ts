import type { CallOptions } from './call-options';

/** The module of the contract: schemas, endpoint and spec. */
export const contractOf = ({ path, summary }: CallOptions, endpoint: string) => `\
import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';

const schemas = {
  response: v.object({
    /** The key of the shop that the request is for. */
    key: v.string(),
  }),
};

export const ${endpoint}: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '${path}',
  auth: 'any',
  responseType: 'json',
};

export const ${endpoint}Spec = specify({
  endpoint: ${endpoint},
  schemas,
  summary: '${summary}',
  errors: [],
});
`;

/** The route of the API. */
export const routeOf = (name: string, resource: string, endpoint: string) => `\
import { ${endpoint}Spec } from '@shop/contract/${resource}/${name}';
import { defineRoute } from '../http/define-route';

/** Responds with the key of the shop. */
export const ${endpoint}Route = defineRoute(${endpoint}Spec, ({ channel }) =>
  Promise.resolve({ key: channel.key }),
);
`;

/** The query options of the feature. */
export const queryOf = ({ name, resource, summary }: CallOptions, endpoint: string, root: string) => `\
import type { ApiClient } from '@shop/api-client/api-client';
import { ${endpoint} } from '@shop/contract/${resource}/${name}';
import * as QUERY_ROOTS from '@shop/query/query-roots';
import { queryOptions } from '@tanstack/react-query';

/**
 * ${summary}.
 *
 * @awaitsPage No page shows it yet; the first that does takes this line away.
 */
export function ${root}Query(api: ApiClient) {
  return queryOptions({
    queryKey: [QUERY_ROOTS.${root}],
    queryFn: async ({ signal }) => (await api.call(${endpoint}, {}, { signal })).data.key,
  });
}
`;

/** The spec of the query, against the real API. */
export const querySpecOf = ({ summary }: CallOptions, file: string, root: string) => `\
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { ${root}Query } from './${file}';

let api: TestApi;
let services: TestServices;
beforeAll(async () => {
  api = await openTestApi();
  services = await createTestServices((await api.serve()).url);
});
afterAll(() => {
  services.session.close();
  return api.close();
});

it('reads what the API responds with: ${summary}', async () => {
  expect(await services.queryClient.fetchQuery(${root}Query(services.api))).toBe('default');
});
`;
