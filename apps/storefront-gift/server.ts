import { createStorefrontServer } from '@shop/storefront-server';
import * as build from 'virtual:react-router/server-build';

export const storefront = createStorefrontServer({ shop: 'gift', build });
