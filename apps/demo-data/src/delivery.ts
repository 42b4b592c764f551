import { deliveryServices, deliveryTariffs, shopDeliveryServices, shops } from '@zaylat/api/schema';
import { type Db, insertMany } from '@zaylat/api/seeding';
import { DELIVERY_DAYS } from '@zaylat/domain/delivery';
import type { Edition } from '@zaylat/domain/editions';
import { and, eq, isNull } from 'drizzle-orm';
import { localized, type Words } from './words.ts';

/** Amounts in minor units of the edition's currency, weights in grams. */
type Tariff = readonly [
	zone: string,
	base: number,
	baseGrams: number,
	perKilogram: number,
	mostGrams: number,
	minDays: number,
	maxDays: number,
];

interface ServiceSeed {
	readonly id: string;
	readonly edition: Edition;
	readonly name: Words;
	readonly isTracked: boolean;
	readonly takesCash: boolean;
	/** Goods total, minor units, from which shops pay it; null for services that they never pay. */
	readonly freeFrom: number | null;
	readonly tariffs: readonly Tariff[];
}

/** Countries by distance: neighbours, the rest of Asia, far away. */
const NEIGHBOURS = ['cn'] as const;
const ASIA = ['sg', 'mala', 'jp', 'uae'] as const;
const FAR = ['us'] as const;

const abroad = (
	zones: readonly string[],
	...rest: Tariff extends readonly [string, ...infer R] ? R : never
): Tariff[] => zones.map((zone) => [zone, ...rest]);

const STANDARD_DAYS = [DELIVERY_DAYS.min, DELIVERY_DAYS.max] as const;

/**
 * Carriers of the demo data; the names are invented, the posts' are those of the countries. Their prices are plausible, not
 * anybody's.
 */
const SERVICES: readonly ServiceSeed[] = [
	{
		id: 'mm-standard',
		edition: 'mm',
		name: ['Standard Delivery', 'သာမန်ပို့ဆောင်ရေး', 'จัดส่งธรรมดา', '标准配送'],
		isTracked: true,
		takesCash: true,
		freeFrom: 10_000_000,
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
		freeFrom: null,
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
		freeFrom: null,
		tariffs: [
			['th', 4_500_000, 500, 1_200_000, 20_000, 4, 8],
			...abroad(NEIGHBOURS, 4_800_000, 500, 1_300_000, 20_000, 5, 10),
			...abroad(ASIA, 5_500_000, 500, 1_600_000, 20_000, 5, 12),
			...abroad(FAR, 7_800_000, 500, 2_600_000, 20_000, 7, 18),
		],
	},
	{
		id: 'mm-border-cargo',
		edition: 'mm',
		name: ['Border Cargo', 'နယ်စပ်ကုန်စည်ပို့ဆောင်ရေး', 'ขนส่งข้ามชายแดน', '边境货运'],
		isTracked: false,
		takesCash: false,
		freeFrom: null,
		tariffs: [
			['th', 1_800_000, 1000, 500_000, 50_000, 6, 14],
			...abroad(NEIGHBOURS, 2_000_000, 1000, 600_000, 50_000, 7, 15),
		],
	},
	{
		id: 'th-standard',
		edition: 'th',
		name: ['Standard Delivery', 'သာမန်ပို့ဆောင်ရေး', 'จัดส่งธรรมดา', '标准配送'],
		isTracked: true,
		takesCash: true,
		freeFrom: 50_000,
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
		freeFrom: null,
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
		freeFrom: null,
		tariffs: [
			['mm', 60_000, 500, 18_000, 20_000, 4, 8],
			...abroad(NEIGHBOURS, 75_000, 500, 22_000, 30_000, 4, 8),
			...abroad(ASIA, 85_000, 500, 26_000, 30_000, 4, 9),
			...abroad(FAR, 120_000, 500, 45_000, 30_000, 6, 14),
		],
	},
	{
		id: 'th-border-cargo',
		edition: 'th',
		name: ['Mae Sot Cargo', 'မဲဆောက်ကုန်စည်ပို့ဆောင်ရေး', 'ขนส่งแม่สอด', '湄索货运'],
		isTracked: false,
		takesCash: false,
		freeFrom: null,
		tariffs: [['mm', 18_000, 1000, 6000, 50_000, 5, 12]],
	},
];

/** Shops that are not in the largest city of their edition. */
const ELSEWHERE: Readonly<Record<string, string>> = {
	'inle-weavers': 'mm-shan',
	'shan-hills-tea': 'mm-shan',
	'amarapura-silk': 'mm-mandalay',
	'pathein-parasols': 'mm-ayeyarwady',
	'chiang-mai-cotton': 'th-chiang-mai',
};

const LARGEST: Readonly<Record<Edition, string>> = { mm: 'mm-yangon', th: 'th-bangkok' };

/** Every third shop of Myanmar sends to its own country and the neighbours, no further: visitors look from China at first. */
const staysNear = (shop: { readonly id: number; readonly edition: string }) =>
	shop.edition === 'mm' && shop.id % 3 === 0;

const isNear = ({ tariffs }: ServiceSeed) =>
	tariffs.every(([zone]) => !ASIA.some((far) => far === zone) && !FAR.some((far) => far === zone));

/** Adds who carries parcels, what that costs, where shops send from, and what they offer: the services of their edition. */
export async function seedDelivery(db: Db): Promise<string> {
	await insertMany(
		db,
		deliveryServices,
		SERVICES.map(({ id, edition, name, isTracked, takesCash }, position) => ({
			id,
			edition,
			name: localized(name),
			isTracked,
			takesCash,
			position,
		})),
	);
	await insertMany(
		db,
		deliveryTariffs,
		SERVICES.flatMap(({ id, tariffs }) =>
			tariffs.map(([zone, base, baseGrams, perKilogram, mostGrams, minDays, maxDays]) => ({
				serviceId: id,
				zone,
				base,
				baseGrams,
				perKilogram,
				mostGrams,
				minDays,
				maxDays,
			})),
		),
	);
	for (const [slug, regionId] of Object.entries(ELSEWHERE)) {
		await db
			.update(shops)
			.set({ regionId })
			.where(and(eq(shops.slug, slug), isNull(shops.regionId)));
	}
	for (const edition of ['mm', 'th'] as const) {
		await db
			.update(shops)
			.set({ regionId: LARGEST[edition] })
			.where(and(eq(shops.edition, edition), isNull(shops.regionId)));
	}
	const senders = await db.select({ id: shops.id, edition: shops.edition }).from(shops);
	await insertMany(
		db,
		shopDeliveryServices,
		senders.flatMap((shop) =>
			SERVICES.filter((service) => service.edition === shop.edition && (isNear(service) || !staysNear(shop))).map(
				({ id, freeFrom }) => ({ shopId: shop.id, serviceId: id, freeFrom }),
			),
		),
	);
	return `${SERVICES.length} services`;
}
