import { factorCode, outbox, steppedParcels } from '@zaylat/api-client';

/** Messages that the demo has sent; those that a filter lets through. */
export const outboxRequest = (filter?: Parameters<typeof outbox>[0]) => outbox(filter);

/** Parcels that the demo moves on: those of an order, or the newest. */
export const parcelsRequest = (orderCode: Parameters<typeof steppedParcels>[0]) => steppedParcels(orderCode);

/** The code that the authenticator app of the account would show. */
export const factorCodeRequest = () => factorCode();
