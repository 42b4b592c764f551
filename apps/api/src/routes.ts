import type { PgBoss } from 'pg-boss';
import { mountAccountChanges } from './account-changes/routes.ts';
import { mountAccountDeletion } from './account-deletion/routes.ts';
import { mountAddresses } from './addresses/routes.ts';
import { mountAuth } from './auth/routes.ts';
import { mountAuthTokens } from './auth-tokens/routes.ts';
import { mountBrowserErrors } from './browser-errors/routes.ts';
import { mountBusinesses } from './businesses/routes.ts';
import { mountCart } from './cart/routes.ts';
import { mountCategories } from './categories/routes.ts';
import type { ChatHub } from './chat/hub.ts';
import { mountChat } from './chat/routes.ts';
import { mountCheckout } from './checkout/routes.ts';
import { mountCollections } from './collections/routes.ts';
import { mountContactPhones } from './contact-phones/routes.ts';
import { mountCoupons } from './coupons/routes.ts';
import { mountCurrencies } from './currencies/routes.ts';
import { mountDeliveryCalculator } from './delivery-calculator/routes.ts';
import { type DevTool, mountDevTool } from './dev-tool/routes.ts';
import { mountOrderDocuments } from './documents/routes.ts';
import { mountEditions } from './editions/routes.ts';
import { mountEntitlements } from './entitlements/routes.ts';
import { mountFollows } from './follows/routes.ts';
import { mountHelp } from './help/routes.ts';
import { mountHome } from './home/routes.ts';
import type { Metrics } from './http/metrics.ts';
import type { Router } from './http/mount.ts';
import { mountDeadJobs } from './jobs/routes.ts';
import { mountLinkedAccounts } from './linked-accounts/routes.ts';
import { mountLocations } from './locations/routes.ts';
import { mountMetrics } from './metrics/routes.ts';
import { mountNotifications } from './notifications/routes.ts';
import { mountOffers } from './offers/routes.ts';
import { mountOrders } from './orders/routes.ts';
import { mountOtp } from './otp/routes.ts';
import { mountPageFigures } from './page-figures/routes.ts';
import { mountPasswordReset } from './password-reset/routes.ts';
import { mountOperatorPayments, mountPayments } from './payments/routes.ts';
import { mountPictures } from './pictures/routes.ts';
import { mountPoints } from './points/routes.ts';
import { mountPostOffices } from './post-offices/routes.ts';
import { mountProducts } from './products/routes.ts';
import { mountProfile } from './profile/routes.ts';
import { mountPush } from './push/routes.ts';
import { mountQuestions } from './questions/routes.ts';
import { mountQuotations } from './quotations/routes.ts';
import { mountReauthentication } from './reauthentication/routes.ts';
import { mountRecentViews } from './recent-views/routes.ts';
import { mountRegistration } from './registration/routes.ts';
import { mountReturns } from './returns/routes.ts';
import { mountReviews } from './reviews/routes.ts';
import { mountMissedSearches } from './search/report-route.ts';
import { mountSellerImports } from './seller-imports/routes.ts';
import { mountSellerParcels } from './seller-parcels/routes.ts';
import { mountSellerProducts } from './seller-products/routes.ts';
import { mountSellerQuestions } from './seller-questions/routes.ts';
import { mountSellerQuotations } from './seller-quotations/routes.ts';
import { mountSellerShops } from './seller-shops/routes.ts';
import { mountSellerStatements } from './seller-statements/routes.ts';
import { mountSettlements } from './settlements/routes.ts';
import { mountShops } from './shops/routes.ts';
import { mountTracking } from './tracking/routes.ts';
import { mountUploads } from './uploads/routes.ts';
import { mountWholesale } from './wholesale/routes.ts';
import { mountWishlist } from './wishlist/routes.ts';

/** What some resources need besides the services. */
export interface RouteParts {
	readonly hub: ChatHub;
	readonly metrics: Metrics;
	readonly boss: PgBoss;
	/** In the demo profile only (Decision 23). */
	readonly devTool: DevTool | undefined;
}

/** Something that runs for endpoints and ends with the API. */
interface Closable {
	close(): Promise<void>;
}

/** Mounts the endpoints of all resources. @returns what to close with the API */
export function mountResources(router: Router, { hub, metrics, boss, devTool }: RouteParts): readonly Closable[] {
	mountCurrencies(router);
	mountLocations(router);
	mountPostOffices(router);
	mountDeliveryCalculator(router);
	mountBusinesses(router);
	mountHelp(router);
	mountEditions(router);
	mountCategories(router);
	mountHome(router);
	mountProducts(router);
	mountCart(router);
	mountWishlist(router);
	mountShops(router);
	mountReviews(router);
	mountRecentViews(router);
	mountEntitlements(router);
	mountFollows(router);
	mountCollections(router);
	mountCoupons(router);
	mountCheckout(router);
	// Before the orders, whose `credit-notes/{position}` would take the name of a file for a position.
	const documents = mountOrderDocuments(router);
	mountOrders(router);
	mountPayments(router);
	mountOperatorPayments(router);
	mountSettlements(router);
	mountPoints(router);
	mountOffers(router);
	mountSellerParcels(router);
	mountSellerStatements(router, documents);
	mountQuestions(router);
	mountReturns(router);
	mountQuotations(router);
	mountSellerImports(router);
	mountSellerQuestions(router);
	mountSellerQuotations(router);
	mountWholesale(router);
	mountTracking(router);
	mountReauthentication(router);
	mountAccountChanges(router);
	mountAccountDeletion(router);
	mountAddresses(router);
	mountAuthTokens(router);
	mountContactPhones(router);
	mountLinkedAccounts(router);
	mountNotifications(router);
	mountOtp(router);
	mountPush(router);
	mountPasswordReset(router);
	mountProfile(router);
	mountRegistration(router);
	mountPictures(router);
	const decoder = mountUploads(router);
	mountSellerProducts(router, decoder);
	mountSellerShops(router);
	mountChat(router, hub);
	mountMetrics(router, metrics);
	mountBrowserErrors(router);
	mountPageFigures(router);
	mountMissedSearches(router);
	mountDeadJobs(router, boss);
	if (devTool) mountDevTool(router, devTool, boss);
	mountAuth(router);
	return [documents, decoder];
}
