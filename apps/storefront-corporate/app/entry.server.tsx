export { handleDocumentRequest as default } from '@shop/storefront-server/render/handle-document-request';
