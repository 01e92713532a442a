/** The header that sends the browser elsewhere: an own path or an allowed https URL. account §4 */
export const REDIRECT_HEADER = 'x-redirect-url';
