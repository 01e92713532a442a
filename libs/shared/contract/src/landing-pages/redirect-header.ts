/** The header that sends the browser elsewhere: an own path or an allowed https address. account §4 */
export const REDIRECT_HEADER = 'x-redirect-url';
