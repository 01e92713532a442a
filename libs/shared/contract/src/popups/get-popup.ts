import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { IdFromText } from '../wire/id';
import { Popup } from './popup';
import { POPUP_ERRORS } from './popup-errors';

const schemas = {
  params: v.object({ id: IdFromText }),
  response: Popup,
};

/** One popup that holds now. */
export const getPopup: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/popups/{id}',
  auth: 'any',
  responseType: 'json',
};

export const getPopupSpec = specify({
  endpoint: getPopup,
  schemas,
  summary: 'ポップアップ',
  errors: [POPUP_ERRORS.notFound],
});
