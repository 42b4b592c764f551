import type { OrderStage } from '@zaylat/domain/orders';

/** Pages that an order leads to once it is placed: where it is paid, or where the shopper is told that all is done. */
const PAGES = { payment: '/Payment', success: '/payment/Success' } as const;

/**
 * Path of the payment of an order, or of its end.
 * @param code order code, for example `ZL12345678`
 */
export const orderPlacedPath = (code: string, page: keyof typeof PAGES): string =>
	`${PAGES[page]}?order=${encodeURIComponent(code)}`;

/** Path of the payment of an order, with the choice of another way to pay open. */
export const otherPaymentPath = (code: string): string => `${orderPlacedPath(code, 'payment')}&choose=1`;

/** Path of an order's own page. */
export const orderPath = (idOrCode: string): string => `/Orders/${encodeURIComponent(idOrCode)}`;

/** Path of the shopper's orders (Decision 22), narrowed to a stage when one is given. */
export const ordersPath = (stage?: OrderStage): string => (stage === undefined ? '/Orders' : `/Orders?stage=${stage}`);
