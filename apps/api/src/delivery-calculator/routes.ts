import { estimateDeliveryCost, estimateProductDelivery } from '@zaylat/api-client/contract';
import { mount, type Router } from '../http/mount.ts';
import { estimateForProduct, estimateParcel } from './service.ts';

/** Serves the delivery cost calculator (Specification §1). */
export function mountDeliveryCalculator(router: Router): void {
	mount(router, estimateDeliveryCost, async ({ language, query }) => ({
		data: await estimateParcel(router.services.db, language, query),
	}));
	mount(router, estimateProductDelivery, async ({ edition, language, params, query }) => ({
		data: await estimateForProduct(router.services.db, edition, language, params.id, query),
	}));
}
