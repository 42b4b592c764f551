import type { TypedAddress } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import type { OrderStatus } from '@zaylat/domain/orders';
import type { PaymentMethod } from '@zaylat/domain/payments';
import { and, asc, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import { addPieces } from '../../cart/service.ts';
import { readDestination } from '../../checkout/destination.ts';
import { priceOrder } from '../../checkout/pricing.ts';
import type { Services } from '../../http/services.ts';
import { cancelByCustomer, confirmByCustomer, moveBySeller } from '../../orders/actions.ts';
import { placeOrder } from '../../orders/place.ts';
import { giveUpPayment, startPayment, takeNews } from '../../payments/service.ts';
import { createSandboxGateway } from '../../ports/sandbox-gateway.ts';
import type { Db } from '../connect.ts';
import {
	carts,
	parcels,
	payments,
	products,
	productVariants,
	shopDeliveryServices,
	shops,
	townships,
	users,
} from '../schema/index.ts';
import { DEMO_ACCOUNT } from './people.ts';
import { createRandom } from './random.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

type PlacingServices = Pick<Services, 'db' | 'now' | 'random' | 'gateway'>;

interface OrderSeed {
	readonly edition: Edition;
	readonly daysAgo: number;
	/** Different products, each from the next shop. */
	readonly lines: number;
	readonly paymentMethod: PaymentMethod;
	/** What became of its payment; left out for cash. */
	readonly payment?: 'paid' | 'abandoned';
	/** Steps that its seller took. */
	readonly steps: readonly OrderStatus[];
	readonly end?: 'confirmed' | 'cancelled';
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

const ADDRESSES: Readonly<Record<Edition, Omit<TypedAddress, 'township'>>> = {
	mm: {
		recipient: 'Daw Khin',
		phoneCountry: '95',
		phone: '09951234567',
		country: 'mm',
		region: 'mm-yangon',
		subdistrict: null,
		postcode: '',
		homeNo: '24/B',
		street: 'Bogyoke Aung San Road',
		landmark: null,
	},
	th: {
		recipient: 'Daw Khin',
		phoneCountry: '66',
		phone: '0812345678',
		country: 'th',
		region: 'th-bangkok',
		subdistrict: 'Khlong Toei Nuea',
		postcode: '10110',
		homeNo: '88/12',
		street: 'Sukhumvit 21',
		landmark: null,
	},
};

/** Places the past orders of the demo account with the very code that shoppers place them with, at moments of the past. */
export async function seedDemoOrders(db: Db, now: number): Promise<string> {
	const [demo] = await db.select().from(users).where(eq(users.email, DEMO_ACCOUNT.email));
	if (!demo) return 'no demo account';
	// A database that somebody works with keeps its cart; past orders would buy what is in it.
	const used = await db.select({ id: carts.id }).from(carts).where(eq(carts.userId, demo.id)).limit(1);
	if (used.length > 0) return 'the demo account is in use';
	const random = createRandom(77);
	let moment = now;
	const services: PlacingServices = {
		db,
		now: () => moment,
		random: () => random.between(0, 999_999_999) / 1_000_000_000,
		gateway: createSandboxGateway('demo orders'),
	};
	let placed = 0;
	for (const [index, seed] of ORDERS.entries()) {
		moment = now - seed.daysAgo * DAY_MS;
		await placeOne(services, demo, seed, index, (ms) => {
			moment += ms;
		});
		placed += 1;
	}
	// The cart was only needed for the past; a new account has none.
	await db.delete(carts).where(eq(carts.userId, demo.id));
	return `${placed} orders`;
}

async function placeOne(
	services: PlacingServices,
	demo: typeof users.$inferSelect,
	seed: OrderSeed,
	index: number,
	wait: (ms: number) => void,
): Promise<void> {
	const { db, now } = services;
	const { edition, paymentMethod } = seed;
	const language = edition === 'mm' ? 'mm' : 'thai';
	const buyer = { userId: demo.id, kind: 'registered' as const, edition };
	for (const variantId of await goodsFor(db, seed, index)) {
		await addPieces(db, buyer, String(variantId), 1, new Date(now()));
	}
	const { region } = ADDRESSES[edition];
	const [township] = await db
		.select({ id: townships.id })
		.from(townships)
		.where(eq(townships.regionId, region))
		.orderBy(asc(townships.id))
		.limit(1);
	const address = { ...ADDRESSES[edition], township: township?.id ?? region };
	const wishes = { address, services: [], points: 0 };
	const stored = await readDestination(db, demo.id, wishes, language);
	const { fingerprint } = await priceOrder(db, buyer, wishes, stored, now(), false);
	const placer = { ...buyer, session: demo, language, onceKey: `demo-order-${index}` } as const;
	const orderId = await placeOrder(services, placer, { ...wishes, fingerprint, paymentMethod, note: '' });
	if (seed.payment) {
		const id = await startPayment(services, { userId: demo.id, edition, order: orderId, method: undefined });
		wait(2 * 60 * 1000);
		const [payment] = await db.select().from(payments).where(eq(payments.id, id));
		if (!payment?.gatewayReference) throw new Error('a demo payment has no reference');
		if (seed.payment === 'abandoned') await giveUpPayment(services, payment, 'abandoned');
		else {
			const { amount, gatewayReference: reference } = payment;
			await takeNews(services, { id: `demo-${index}`, kind: 'paid', reference, amount });
		}
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
	if (seed.end === 'cancelled') await cancelByCustomer(services, orderId);
}

/** Variants of different shops that are in stock and are sold piece by piece. */
async function goodsFor(db: Db, { edition, lines }: OrderSeed, index: number): Promise<number[]> {
	const found = await db
		.selectDistinctOn([products.shopId], { variantId: productVariants.id })
		.from(productVariants)
		.innerJoin(products, eq(products.id, productVariants.productId))
		.innerJoin(shops, eq(shops.id, products.shopId))
		.where(
			and(
				eq(products.edition, edition),
				eq(products.kind, 'goods'),
				eq(products.minQuantity, 1),
				gt(productVariants.stock, 40),
				isNotNull(products.category3Id),
				inArray(shops.id, db.select({ id: shopDeliveryServices.shopId }).from(shopDeliveryServices)),
			),
		)
		.orderBy(asc(products.shopId), asc(productVariants.id));
	return Array.from({ length: lines }, (_, line) => found[(index + line) % found.length]?.variantId).flatMap(
		(id) => id ?? [],
	);
}
