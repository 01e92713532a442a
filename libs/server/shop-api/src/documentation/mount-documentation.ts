import type { ShopApi } from '../http/shop-api';
import { staticText } from '../http/static-text';
import { documentationPage } from './documentation-page';
import { openApiDocument } from './openapi-document';

const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/** GET /openapi.json and, for people, GET /docs. */
export function mountDocumentation(app: ShopApi): void {
  const document = staticText(() => JSON.stringify(openApiDocument()), {
    'content-type': 'application/json',
  });
  const page = staticText(documentationPage, {
    'content-type': 'text/html; charset=UTF-8',
    'content-security-policy': PAGE_POLICY,
  });
  app.get('/openapi.json', document);
  app.get('/docs', page);
}
