import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { LayoutName } from './layout-name';
import { PageName } from './page-name';

const schemas = {
  params: v.object({ page: PageName }),
  response: v.object({
    page: v.string(),
    layout: LayoutName,
    is_show_header: v.boolean(),
    is_show_footer: v.boolean(),
  }),
};

/** The frame of a page; a page for which nothing is set has the default one with header and footer. */
export const getPageLayout: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/pages/front/layout/{page}',
  auth: 'any',
  responseType: 'json',
};

export const getPageLayoutSpec = specify({
  endpoint: getPageLayout,
  schemas,
  summary: 'ページの枠',
  errors: [],
});
