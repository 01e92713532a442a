/** A step of an order, where nothing should lead away. The cart itself and the last page are ordinary pages. */
const CHECKOUT_STEP = /^\/cart\/(?:shipping-\w+|payment|confirm)\/?$/;

/** True for the path of a step of an order. */
export const isCheckoutStep = (pathname: string): boolean => CHECKOUT_STEP.test(pathname);
