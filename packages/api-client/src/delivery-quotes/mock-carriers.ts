import { type CarryingCharge, carryingDays } from '@zaylat/domain/delivery';
import { type Reader, recorded } from '../mocks/recorded/recording.ts';
import type { DeliveryOption } from './contract.ts';

/** Carriers of the mock world, cheapest first; they go everywhere. @param carrying for bulky goods */
export const mockCarriers = (reader: Reader, carrying?: CarryingCharge): DeliveryOption[] =>
	recorded<DeliveryOption>('carriers', reader).map((carrier) => withCarrying(carrier, carrying));

/** A service with what bulky goods add. */
export function withCarrying(service: DeliveryOption, carrying: CarryingCharge | undefined): DeliveryOption {
	if (!carrying) return service;
	const { min: minDays, max: maxDays } = carryingDays({ min: service.minDays, max: service.maxDays }, carrying.kind);
	return { ...service, minDays, maxDays, cost: { ...service.cost, amount: service.cost.amount + carrying.fee.amount } };
}
