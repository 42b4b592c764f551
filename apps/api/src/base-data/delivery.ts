import { DELIVERY_DAYS } from '@zaylat/domain/delivery';
import type { Edition } from '@zaylat/domain/editions';
import type { Db } from '../db/connect.ts';
import { insertMissing } from '../db/insert-many.ts';
import { deliveryServices, deliveryTariffs } from '../db/schema/index.ts';
import { localized, type Words } from './words.ts';

/** Amounts in minor units of the edition's currency, weights in grams. */
export type Tariff = readonly [
	zone: string,
	base: number,
	baseGrams: number,
	perKilogram: number,
	mostGrams: number,
	minDays: number,
	maxDays: number,
];

/** A service that carries parcels. */
export interface DeliveryService {
	readonly id: string;
	readonly edition: Edition;
	readonly name: Words;
	readonly isTracked: boolean;
	readonly takesCash: boolean;
	readonly tariffs: readonly Tariff[];
}

/** Countries by distance: neighbours, the rest of Asia, far away. */
export const ZONES = { neighbours: ['cn'], asia: ['sg', 'mala', 'jp', 'uae'], far: ['us'] } as const;

type OfZone = Tariff extends readonly [string, ...infer R] ? R : never;

/** The same tariff for several zones. */
export const toAll = (zones: readonly string[], ...rest: OfZone): Tariff[] => zones.map((zone) => [zone, ...rest]);

const STANDARD_DAYS = [DELIVERY_DAYS.min, DELIVERY_DAYS.max] as const;

/** Services that shops begin with. Their prices are plausible, not anybody's: an operator replaces them by those agreed. */
export const DELIVERY_SERVICES: readonly DeliveryService[] = [
	{
		id: 'mm-standard',
		edition: 'mm',
		name: ['Standard Delivery', 'သာမန်ပို့ဆောင်ရေး', 'จัดส่งธรรมดา', '标准配送'],
		isTracked: true,
		takesCash: true,
		tariffs: [
			['region', 250_000, 1000, 50_000, 30_000, ...STANDARD_DAYS],
			['country', 400_000, 1000, 100_000, 30_000, ...STANDARD_DAYS],
		],
	},
	{
		id: 'mm-express',
		edition: 'mm',
		name: ['Express Delivery', 'အမြန်ပို့ဆောင်ရေး', 'จัดส่งด่วน', '快速配送'],
		isTracked: true,
		takesCash: true,
		tariffs: [
			['region', 450_000, 1000, 100_000, 15_000, 1, 2],
			['country', 800_000, 1000, 200_000, 15_000, 2, 4],
		],
	},
	{
		id: 'mm-post-ems',
		edition: 'mm',
		name: ['Myanmar Post EMS', 'မြန်မာ့စာတိုက် EMS', 'ไปรษณีย์เมียนมา EMS', '缅甸邮政特快专递'],
		isTracked: true,
		takesCash: false,
		tariffs: [
			['th', 4_500_000, 500, 1_200_000, 20_000, 4, 8],
			...toAll(ZONES.neighbours, 4_800_000, 500, 1_300_000, 20_000, 5, 10),
			...toAll(ZONES.asia, 5_500_000, 500, 1_600_000, 20_000, 5, 12),
			...toAll(ZONES.far, 7_800_000, 500, 2_600_000, 20_000, 7, 18),
		],
	},
	{
		id: 'th-standard',
		edition: 'th',
		name: ['Standard Delivery', 'သာမန်ပို့ဆောင်ရေး', 'จัดส่งธรรมดา', '标准配送'],
		isTracked: true,
		takesCash: true,
		tariffs: [
			['region', 3500, 1000, 1000, 30_000, ...STANDARD_DAYS],
			['country', 4500, 1000, 1500, 30_000, ...STANDARD_DAYS],
		],
	},
	{
		id: 'th-express',
		edition: 'th',
		name: ['Express Delivery', 'အမြန်ပို့ဆောင်ရေး', 'จัดส่งด่วน', '快速配送'],
		isTracked: true,
		takesCash: true,
		tariffs: [
			['region', 6000, 1000, 2000, 20_000, 1, 2],
			['country', 8000, 1000, 2500, 20_000, 1, 3],
		],
	},
	{
		id: 'th-post-ems',
		edition: 'th',
		name: ['Thailand Post EMS World', 'ထိုင်းစာတိုက် EMS', 'ไปรษณีย์ไทย EMS World', '泰国邮政国际特快'],
		isTracked: true,
		takesCash: false,
		tariffs: [
			['mm', 60_000, 500, 18_000, 20_000, 4, 8],
			...toAll(ZONES.neighbours, 75_000, 500, 22_000, 30_000, 4, 8),
			...toAll(ZONES.asia, 85_000, 500, 26_000, 30_000, 4, 9),
			...toAll(ZONES.far, 120_000, 500, 45_000, 30_000, 6, 14),
		],
	},
];

/** Adds services with their tariffs; what is there stays as it is. @returns how many services were added */
export async function addDeliveryServices(db: Db, services: readonly DeliveryService[]): Promise<number> {
	const added = await insertMissing(
		db,
		deliveryServices,
		services.map(({ id, edition, name, isTracked, takesCash }, position) => ({
			...{ id, edition, name: localized(name), isTracked, takesCash, position },
		})),
	);
	await insertMissing(
		db,
		deliveryTariffs,
		services.flatMap(({ id, tariffs }) =>
			tariffs.map(([zone, base, baseGrams, perKilogram, mostGrams, minDays, maxDays]) => ({
				...{ serviceId: id, zone, base, baseGrams, perKilogram, mostGrams, minDays, maxDays },
			})),
		),
	);
	return added;
}
