import { shopRoutes } from '../../../libs/storefront/shell/src/routes';

export default shopRoutes();
