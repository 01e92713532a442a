import { getColorSchemeSpec } from '@shop/contract/site/get-color-scheme';
import { defineRoute } from '../http/define-route';

/** Pixels and seconds of the waiting styles. core §9 */
const LOADING_SIZE = 20;

const CURSOR_SIZE = 10;

const CURSOR_FRAME_S = 0.1;

const PRIMARY_TOKEN = 'shop-color-primary';

const PRIMARY_COLOUR = '#2f5d50';

const SCHEME_NAME = '標準';

/** GET /v1/colorschemes/selected/front */
export const getColorSchemeRoute = defineRoute(getColorSchemeSpec, ({ channel }) => {
  const color = channel.colorScheme[PRIMARY_TOKEN] ?? PRIMARY_COLOUR;
  return Promise.resolve({
    name: SCHEME_NAME,
    tokens: channel.colorScheme,
    loading: { size: LOADING_SIZE, color },
    cursor: { size: CURSOR_SIZE, frame: CURSOR_FRAME_S, color },
  });
});
