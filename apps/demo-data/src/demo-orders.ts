import {
	carts,
	digitalPlans,
	entitlements,
	parcels,
	payments,
	products,
	productVariants,
	shopDeliveryServices,
	shops,
	users,
} from '@zaylat/api/schema';
import {
	addPieces,
	cancelByCustomer,
	confirmByCustomer,
	createGateways,
	createSandboxLedger,
	type Db,
	endPaymentUnpaid,
	inquirePayment,
	moveBySeller,
	placeOrder,
	priceOrder,
	readDestination,
	type Services,
	sandboxOf,
	silentLogger,
	startPayment,
} from '@zaylat/api/seeding';
import type { TypedAddress } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import type { OrderStatus } from '@zaylat/domain/orders';
import type { PaymentMethod } from '@zaylat/domain/payments';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@zaylat/domain/time';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import { DEMO_ACCOUNT } from './accounts.ts';
import { markOldNotificationsRead } from './old-notifications.ts';
import { createRandom } from './random.ts';

type PlacingServices = Pick<Services, 'db' | 'now' | 'random' | 'gateways' | 'logger' | 'origins'>;

/** A past order of the demo account. */
interface OrderSeed {
	readonly edition: Edition;
	readonly daysAgo: number;
	/** Different products, each from the next shop. */
	readonly lines: number;
	/** What is bought; goods in stock unless given. */
	readonly of?: 'digital' | 'ahead';
	readonly paymentMethod: PaymentMethod;
	/** What became of its payment; left out for cash. */
	readonly payment?: 'paid' | 'abandoned' | 'tried again';
	/** Steps that its seller took. */
	readonly steps: readonly OrderStatus[];
	readonly end?: 'confirmed' | 'cancelled' | 'cancelled by seller';
}

/** A variant that orders may buy. */
interface Offer {
	readonly variantId: number;
}

const SHIPPED = ['approved', 'ready to ship', 'start shipping', 'on going'] as const;
const DELIVERED = [...SHIPPED, 'delivered'] as const;

/** Orders of the demo account, the oldest first: each state that a shopper may find. */
const ORDERS: readonly OrderSeed[] = [
	{ edition: 'mm', daysAgo: 34, lines: 2, paymentMethod: 'qr', payment: 'paid', steps: DELIVERED, end: 'confirmed' },
	{ edition: 'mm', daysAgo: 12, lines: 1, paymentMethod: 'cash_on_delivery', steps: DELIVERED },
	{
		edition: 'mm',
		daysAgo: 8,
		lines: 1,
		paymentMethod: 'card',
		payment: 'paid',
		steps: ['approved'],
		end: 'cancelled',
	},
	{ edition: 'mm', daysAgo: 3, lines: 2, paymentMethod: 'e_wallet', payment: 'paid', steps: SHIPPED },
	{ edition: 'mm', daysAgo: 1, lines: 1, paymentMethod: 'cash_on_delivery', steps: [] },
	{ edition: 'mm', daysAgo: 0.2, lines: 1, paymentMethod: 'mobile_banking', payment: 'abandoned', steps: [] },
	{ edition: 'th', daysAgo: 21, lines: 1, paymentMethod: 'qr', payment: 'paid', steps: DELIVERED, end: 'confirmed' },
	{ edition: 'th', daysAgo: 2, lines: 2, paymentMethod: 'card', payment: 'paid', steps: ['approved', 'ready to ship'] },
];

/** Those that show the states which the first ones leave out, and all kinds of digital goods. */
const MORE_ORDERS: readonly OrderSeed[] = [
	{ edition: 'mm', daysAgo: 40, lines: 3, of: 'digital', paymentMethod: 'card', payment: 'paid', steps: [] },
	{
		edition: 'mm',
		daysAgo: 6,
		lines: 1,
		paymentMethod: 'card',
		payment: 'paid',
		steps: [],
		end: 'cancelled by seller',
	},
	{ edition: 'mm', daysAgo: 5, lines: 1, of: 'ahead', paymentMethod: 'e_wallet', payment: 'paid', steps: [] },
	{ edition: 'mm', daysAgo: 4, lines: 1, paymentMethod: 'qr', payment: 'paid', steps: ['approved'] },
	{
		edition: 'mm',
		daysAgo: 3.5,
		lines: 1,
		paymentMethod: 'cash_on_delivery',
		steps: ['approved', 'ready to ship', 'start shipping'],
	},
	{ edition: 'mm', daysAgo: 0.005, lines: 1, paymentMethod: 'qr', payment: 'tried again', steps: [] },
	{ edition: 'th', daysAgo: 25, lines: 3, of: 'digital', paymentMethod: 'qr', payment: 'paid', steps: [] },
	{ edition: 'th', daysAgo: 9, lines: 1, paymentMethod: 'cash_on_delivery', steps: SHIPPED },
	{ edition: 'th', daysAgo: 4, lines: 1, of: 'ahead', paymentMethod: 'card', payment: 'paid', steps: [] },
	{ edition: 'th', daysAgo: 1, lines: 1, paymentMethod: 'cash_on_delivery', steps: [] },
];

/** Whole addresses: the district and sub-district that the street is in, with its postcode. */
export const ORDER_ADDRESSES: Readonly<Record<Edition, TypedAddress>> = {
	mm: {
		recipient: 'Daw Khin',
		phoneCountry: '95',
		phone: '09951234567',
		country: 'mm',
		region: 'mm-yangon',
		township: 'mm-yangon-pabedan',
		subdistrict: null,
		postcode: '11143',
		homeNo: '24/B',
		street: 'Bogyoke Aung San Road',
		landmark: null,
	},
	th: {
		recipient: 'ดอว์ คิน',
		phoneCountry: '66',
		phone: '0812345678',
		country: 'th',
		region: 'th-bangkok',
		township: 'th-bangkok-watthana',
		subdistrict: 'th-bangkok-watthana-khlong-toei-nuea',
		postcode: '10110',
		homeNo: '88/12',
		street: 'ซอยสุขุมวิท 21 (อโศก)',
		landmark: null,
	},
};

/** Places the past orders of the demo account with the very code that shoppers place them with, at moments of the past. */
export const seedDemoOrders = (db: Db, now: number): Promise<string> => placePast(db, now, ORDERS, 'demo-order');

/** Places those that came later; goods that are sold out and may be ordered in advance are there by then. */
export async function seedMoreDemoOrders(db: Db, now: number): Promise<string> {
	await sellAhead(db, now);
	const done = await placePast(db, now, MORE_ORDERS, 'demo-order-more');
	// Their codes are in the account; nobody is written to about the past.
	await db
		.update(entitlements)
		.set({ emailedAt: sql`${entitlements.startsAt}` })
		.where(isNull(entitlements.emailedAt));
	return done;
}

/** Lets some goods that are sold out be ordered in advance. */
async function sellAhead(db: Db, now: number): Promise<void> {
	const inStock = db
		.select({ id: productVariants.productId })
		.from(productVariants)
		.where(gt(productVariants.stock, 0));
	await db
		.update(products)
		.set({ preOrderArrivesAt: new Date(now + 21 * DAY_MS) })
		.where(and(eq(products.kind, 'goods'), sql`${products.id} % 3 = 0`, notInArray(products.id, inStock)));
}

async function placePast(db: Db, now: number, seeds: readonly OrderSeed[], key: string): Promise<string> {
	const [demo] = await db.select().from(users).where(eq(users.email, DEMO_ACCOUNT.email));
	if (!demo) return 'no demo account';
	// A database that somebody works with keeps its cart; past orders would buy what is in it.
	const used = await db.select({ id: carts.id }).from(carts).where(eq(carts.userId, demo.id)).limit(1);
	if (used.length > 0) return 'the demo account is in use';
	const random = createRandom(77 + seeds.length);
	let moment = now;
	const services: PlacingServices = {
		db,
		now: () => moment,
		random: () => random.between(0, 999_999_999) / 1_000_000_000,
		gateways: createGateways(
			{ mm: { name: 'sandbox' }, th: { name: 'sandbox' } },
			{
				fetch,
				readQrCode: async () => null,
				now: () => moment,
				secret: 'demo orders',
				ledger: createSandboxLedger(db),
			},
		),
		// The pages of the sandbox are the shop's own.
		origins: { mm: '', th: '' },
		logger: silentLogger,
	};
	const offersFor = createOffers(db);
	for (const [index, seed] of seeds.entries()) {
		moment = now - seed.daysAgo * DAY_MS;
		const bought = variantsOf(await offersFor(seed), seed, index);
		await placeOne(services, demo, { seed, bought, key: `${key}-${index}` }, (ms) => {
			moment += ms;
		});
	}
	// The cart was only needed for the past; a new account has none.
	await db.delete(carts).where(eq(carts.userId, demo.id));
	// Both editions' orders were placed in their own language; which one the account reads in is not known.
	await db.update(users).set({ language: null }).where(eq(users.id, demo.id));
	await markOldNotificationsRead(db, demo.id, now);
	return `${seeds.length} orders`;
}

async function placeOne(
	services: PlacingServices,
	demo: typeof users.$inferSelect,
	{ seed, bought, key }: { readonly seed: OrderSeed; readonly bought: readonly number[]; readonly key: string },
	wait: (ms: number) => void,
): Promise<void> {
	const { db, now } = services;
	const { edition, paymentMethod } = seed;
	const language = edition === 'mm' ? 'mm' : 'thai';
	const buyer = { userId: demo.id, kind: 'registered' as const, edition };
	for (const variantId of bought) {
		await addPieces(db, buyer, { variantId: String(variantId), quantity: 1 }, new Date(now()));
	}
	const address = ORDER_ADDRESSES[edition];
	const wishes = { ...(seed.of !== 'digital' && { address }), services: [], points: 0 };
	const stored = await readDestination(db, demo.id, wishes);
	const { fingerprint } = await priceOrder(services, buyer, wishes, stored, now(), false);
	const placer = { ...buyer, session: demo, language, idempotencyKey: key } as const;
	const orderId = await placeOrder(services, placer, { ...wishes, fingerprint, paymentMethod, note: '' });
	if (seed.payment === 'abandoned' || seed.payment === 'tried again') {
		const given = await begin(services, demo, edition, orderId);
		wait(MINUTE_MS);
		await endPaymentUnpaid(services, given, 'abandoned');
		wait(MINUTE_MS);
		if (seed.payment === 'tried again') await begin(services, demo, edition, orderId);
	}
	if (seed.payment === 'paid') {
		const { id, merchantReference } = await begin(services, demo, edition, orderId);
		wait(2 * MINUTE_MS);
		await sandboxOf(services, edition)?.act(merchantReference, 'confirm');
		await inquirePayment(services, id);
	}
	const sent = await db
		.select({ trackCode: parcels.trackCode, shopId: parcels.shopId })
		.from(parcels)
		.where(eq(parcels.orderId, orderId));
	for (const to of seed.steps) {
		wait(10 * HOUR_MS);
		for (const { trackCode, shopId } of sent) await moveBySeller(services, [shopId], { trackCode, to, note: '' });
	}
	if (seed.end === 'confirmed') {
		wait(5 * HOUR_MS);
		for (const { trackCode } of sent) await confirmByCustomer(services, orderId, trackCode);
	}
	if (seed.end === 'cancelled') await cancelByCustomer(services, orderId, 'changed_mind');
	if (seed.end === 'cancelled by seller') {
		const to = 'order cancelled by seller';
		for (const { trackCode, shopId } of sent) await moveBySeller(services, [shopId], { trackCode, to, note: '' });
	}
}

async function begin(services: PlacingServices, demo: typeof users.$inferSelect, edition: Edition, orderId: string) {
	const id = await startPayment(services, { userId: demo.id, edition, order: orderId, method: undefined });
	const [payment] = await services.db.select().from(payments).where(eq(payments.id, id));
	if (!payment) throw new Error('a demo payment went away');
	return payment;
}

/** Reads what orders may buy, once for each edition and kind of goods. */
function createOffers(db: Db): (seed: OrderSeed) => Promise<readonly Offer[]> {
	const known = new Map<string, Promise<readonly Offer[]>>();
	return (seed) => {
		const key = `${seed.edition} ${seed.of}`;
		const offers = known.get(key) ?? (seed.of === 'digital' ? digitalVariants(db, seed) : goodsVariants(db, seed));
		known.set(key, offers);
		return offers;
	};
}

/** What the order at a place in the list buys: variants of different shops, sold piece by piece. */
function variantsOf(offers: readonly Offer[], seed: OrderSeed, index: number): readonly number[] {
	const start = seed.of === undefined ? index : 0;
	return Array.from({ length: seed.lines }, (_, line) => offers[(start + line) % offers.length]?.variantId).flatMap(
		(id) => id ?? [],
	);
}

/** The products of a catalogue of the usual size: looking through one that is made large for measuring takes seconds. */
const isOfUsualSize = or(lte(productVariants.productId, 10_000), gt(productVariants.productId, 500_000));

/** Goods of shops whose parcels are carried: in stock, or ordered in advance. */
async function goodsVariants(db: Db, { edition, of }: OrderSeed): Promise<readonly Offer[]> {
	return db
		.selectDistinctOn([products.shopId], { variantId: productVariants.id })
		.from(productVariants)
		.innerJoin(products, eq(products.id, productVariants.productId))
		.innerJoin(shops, eq(shops.id, products.shopId))
		.where(
			and(
				isOfUsualSize,
				eq(products.edition, edition),
				eq(products.kind, 'goods'),
				eq(products.minQuantity, 1),
				of === 'ahead' ? isNotNull(products.preOrderArrivesAt) : gt(productVariants.stock, 40),
				isNotNull(products.category3Id),
				inArray(shops.id, db.select({ id: shopDeliveryServices.shopId }).from(shopDeliveryServices)),
			),
		)
		.orderBy(asc(products.shopId), asc(productVariants.id));
}

/** A code, a plan of days and a file. */
async function digitalVariants(db: Db, { edition }: OrderSeed): Promise<readonly Offer[]> {
	const form = sql`case when ${digitalPlans.delivery} = 'download' then 'file' else ${digitalPlans.kind} end`;
	return db
		.selectDistinctOn([form], { variantId: productVariants.id })
		.from(productVariants)
		.innerJoin(products, eq(products.id, productVariants.productId))
		.innerJoin(digitalPlans, eq(digitalPlans.variantId, productVariants.id))
		.where(and(isOfUsualSize, eq(products.edition, edition), gt(productVariants.stock, 0)))
		.orderBy(form, asc(productVariants.id));
}
