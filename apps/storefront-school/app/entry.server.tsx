import { handleDocumentRequest } from '@shop/storefront-server/render/handle-document-request';

export default handleDocumentRequest;
