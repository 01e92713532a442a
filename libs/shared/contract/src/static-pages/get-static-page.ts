import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { StaticPage } from './static-page';
import { STATIC_PAGE_ERRORS } from './static-page-errors';

const MAX_PATH_LENGTH = 200;

/** The path of the page, with its leading slash; a slash at the end says the same. */
const PagePath = v.pipe(
  v.string(),
  v.maxLength(MAX_PATH_LENGTH),
  v.transform((path) => `/${path.replace(/^\/+|\/+$/g, '')}`),
);

const schemas = { params: v.object({ path: PagePath }), response: StaticPage };

/** The page at a path: `/legal` is requested as `/v1/static-pages/url/legal`. */
export const getStaticPage: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/static-pages/url{path}',
  auth: 'any',
  responseType: 'json',
};

export const getStaticPageSpec = specify({
  endpoint: getStaticPage,
  schemas,
  summary: '固定ページ',
  errors: [STATIC_PAGE_ERRORS.notFound],
});
