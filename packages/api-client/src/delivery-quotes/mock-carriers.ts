import { type Reader, recorded } from '../mocks/recorded/recording.ts';
import type { DeliveryOption } from './contract.ts';

/** Carriers of the mock world, cheapest first; they go everywhere. */
export const mockCarriers = (reader: Reader): DeliveryOption[] => recorded<DeliveryOption>('carriers', reader);
