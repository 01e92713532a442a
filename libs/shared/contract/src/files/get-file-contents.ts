import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { FILE_ERRORS } from './file-errors';

const MAX_URL_LENGTH = 2_048;

const schemas = {
  query: v.object({ url: v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_URL_LENGTH)) }),
};

/** A file of the own storage by its URL (`/files/…`, or the same under the origin of a shop). Nothing is ever fetched from elsewhere. reliability 16 */
export const getFileContents: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/files-contents',
  auth: 'any',
  responseType: 'file',
};

export const getFileContentsSpec = specify({
  endpoint: getFileContents,
  schemas,
  summary: 'ファイルの内容',
  errors: [FILE_ERRORS.urlNotAllowed, FILE_ERRORS.notFound],
});
