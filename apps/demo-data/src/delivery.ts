import { addDeliveryServices, DELIVERY_SERVICES, type DeliveryService, toAll, ZONES } from '@zaylat/api/base-data';
import { shopDeliveryServices, shops } from '@zaylat/api/schema';
import { type Db, insertMany } from '@zaylat/api/seeding';
import type { Edition } from '@zaylat/domain/editions';
import { and, eq, isNull } from 'drizzle-orm';

/** Invented carriers over the border. */
const CARGO: readonly DeliveryService[] = [
	{
		id: 'mm-border-cargo',
		edition: 'mm',
		name: ['Border Cargo', 'နယ်စပ်ကုန်စည်ပို့ဆောင်ရေး', 'ขนส่งข้ามชายแดน', '边境货运'],
		isTracked: false,
		takesCash: false,
		tariffs: [
			['th', 1_800_000, 1000, 500_000, 50_000, 6, 14],
			...toAll(ZONES.neighbours, 2_000_000, 1000, 600_000, 50_000, 7, 15),
		],
	},
	{
		id: 'th-border-cargo',
		edition: 'th',
		name: ['Mae Sot Cargo', 'မဲဆောက်ကုန်စည်ပို့ဆောင်ရေး', 'ขนส่งแม่สอด', '湄索货运'],
		isTracked: false,
		takesCash: false,
		tariffs: [['mm', 18_000, 1000, 6000, 50_000, 5, 12]],
	},
];
const SERVICES = [...DELIVERY_SERVICES, ...CARGO];

/** Goods totals, minor units, from which shops pay the delivery. */
const FREE_FROM: Readonly<Record<string, number>> = { 'mm-standard': 10_000_000, 'th-standard': 50_000 };

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

const FAR: ReadonlySet<string> = new Set([...ZONES.asia, ...ZONES.far]);
const isNear = ({ tariffs }: DeliveryService) => tariffs.every(([zone]) => !FAR.has(zone));

/** Adds who carries parcels, what that costs, where shops send from, and what they offer: the services of their edition. */
export async function seedDelivery(db: Db): Promise<string> {
	await addDeliveryServices(db, SERVICES);
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
				({ id }) => ({ shopId: shop.id, serviceId: id, freeFrom: FREE_FROM[id] ?? null }),
			),
		),
	);
	return `${SERVICES.length} services`;
}
