import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { LARGEST_UPLOAD, Upload, UploadDir } from './upload';
import { FILE_ERRORS } from './file-errors';

const schemas = {
  body: v.object({
    dir: UploadDir,
    file: v.pipe(
      v.file('ファイルを選んでください'),
      v.minSize(1, 'ファイルを選んでください'),
      v.maxSize(LARGEST_UPLOAD, 'ファイルは5MB以内にしてください'),
    ),
  }),
  response: Upload,
};

/**
 * Keeps a picture (JPEG, PNG, WebP, GIF, AVIF) or a PDF; for a review a photo (JPEG, PNG, WebP), of members only. Pictures
 * are encoded again; a member alone reads what the member sent. reliability 17
 */
export const uploadFile: EndpointOf<typeof schemas> = {
  method: 'POST',
  path: '/v1/upload-files',
  auth: 'any',
  responseType: 'json',
};

export const uploadFileSpec = specify({
  endpoint: uploadFile,
  schemas,
  summary: 'ファイルの送信',
  errors: [FILE_ERRORS.typeNotAllowed, FILE_ERRORS.imageUnreadable, FILE_ERRORS.imageTooLarge],
  status: 201,
});
