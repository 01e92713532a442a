import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { LayoutBlock } from './layout-block';
import { PageName } from './page-name';

const schemas = {
  params: v.object({ page: PageName }),
  response: v.object({ page: v.string(), blocks: v.array(LayoutBlock) }),
};

/** What stands on a page, in order; a page for which nothing is set has no blocks. */
export const getLayout: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/layouts/{page}',
  auth: 'any',
  responseType: 'json',
};

export const getLayoutSpec = specify({
  endpoint: getLayout,
  schemas,
  summary: 'ページに並ぶもの',
  errors: [],
});
