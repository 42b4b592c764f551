/** What a seed uses of the server: it fills a database with the code that shoppers and sellers use. */
export { hashPassword, PASSWORD_COST, type PasswordCost } from './auth/password.ts';
export { addPieces } from './cart/service.ts';
export { readDestination } from './checkout/destination.ts';
export { priceOrder } from './checkout/pricing.ts';
export { readConfig } from './config.ts';
export { bulkLoad } from './db/bulk-load.ts';
export type { Db } from './db/connect.ts';
export { emptyDatabase } from './db/empty.ts';
export { insertMany } from './db/insert-many.ts';
export { openDatabase } from './db/open.ts';
export { withoutTimeout } from './db/without-timeout.ts';
export type { Services } from './http/services.ts';
export type { InitialData, SeedSettings } from './initial-data.ts';
export { silentLogger } from './log.ts';
export { cancelByCustomer, confirmByCustomer, moveBySeller } from './orders/actions.ts';
export { placeOrder } from './orders/place.ts';
export { createGateways, sandboxOf } from './payments/gateways.ts';
export { inquirePayment } from './payments/inquire.ts';
export { createSandboxLedger } from './payments/sandbox-ledger.ts';
export { endPaymentUnpaid, startPayment } from './payments/service.ts';
export { searchDocument } from './products/search-text.ts';
export { moneyOf } from './products/summary.ts';
export { variantNames } from './products/variant-name.ts';
export { expireQuotations } from './quotations/expiry.ts';
export {
	acceptIntoCart,
	askForPrice,
	moveByBuyer as moveQuotationByBuyer,
	moveBySeller as moveQuotationBySeller,
} from './quotations/service.ts';
export { maskedName } from './reviews/service.ts';
export { indexProducts, insertProducts, type UnindexedProduct } from './search/index-products.ts';
