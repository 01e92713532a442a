import type { Route } from '../http/define-route';
import { getFileContentsRoute } from './get-file-contents-route';
import { uploadFileRoute } from './upload-file-route';

/** Files that shoppers upload, and their contents. */
export const fileRoutes: readonly Route[] = [getFileContentsRoute, uploadFileRoute];
