// Builds the API into apps/api/dist. Files are replaced in place, so that an API that is starting finds them all.
import { build } from 'esbuild';
import { BUNDLE, copyCompanions, OPERATOR_BUNDLE } from './bundle.mjs';

await Promise.all([build(BUNDLE), build(OPERATOR_BUNDLE)]);
copyCompanions();
