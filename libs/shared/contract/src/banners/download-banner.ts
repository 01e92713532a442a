import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { IdFromText } from '../wire/id';
import { BANNER_ERRORS } from './banner-errors';

const schemas = {
  params: v.object({ id: IdFromText }),
};

/** The picture of a banner that has a `download_name`, as a file; its name comes in `x-suggested-filename`. core §7 */
export const downloadBanner: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/banners/{id}/download',
  auth: 'any',
  responseType: 'file',
};

export const downloadBannerSpec = specify({
  endpoint: downloadBanner,
  schemas,
  summary: 'バナーのダウンロード',
  errors: [BANNER_ERRORS.notFound],
});
