import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';

const schemas = {
  response: v.object({
    name: v.string(),
    /** Values of the theme's custom properties that replace the theme's own, by name without the leading dashes. */
    tokens: v.record(v.string(), v.string()),
    /** The waiting overlay (core §9): pixels and seconds. */
    loading: v.object({ size: v.number(), color: v.string() }),
    cursor: v.object({ size: v.number(), frame: v.number(), color: v.string() }),
  }),
};

export const getColorScheme: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/colorschemes/selected/front',
  auth: 'any',
  responseType: 'json',
};

export const getColorSchemeSpec = specify({
  endpoint: getColorScheme,
  schemas,
  summary: '選択中の配色',
  errors: [],
});
