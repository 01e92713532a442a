import type { ShopApi } from '../http/shop-api';
import { documentationPage } from './documentation-page';
import { openApiDocument } from './openapi-document';

const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/** GET /openapi.json and, for people, GET /docs. */
export function mountDocumentation(app: ShopApi): void {
  app.get('/openapi.json', (c) => c.json(openApiDocument()));
  app.get('/docs', (c) => {
    c.header('content-security-policy', PAGE_POLICY);
    return c.html(documentationPage());
  });
}
