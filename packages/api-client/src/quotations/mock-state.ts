import {
	canQuotationMove,
	QUOTATION_MOST_PIECES,
	quotationHolds,
	quotationQuantityRefusal,
	quotationStatusAt,
} from '@zaylat/domain/quotations';
import { DAY_MS } from '@zaylat/domain/time';
import { unitPriceAt } from '@zaylat/domain/wholesale';
import { refuse } from '../mocks/answer.ts';
import type { Catalogue } from '../mocks/catalogue.ts';
import type { Texts } from '../mocks/localized.ts';
import type { World } from '../mocks/world.ts';
import type { Product, Variant } from '../products/contract.ts';
import type { SellerQuotation } from '../seller-quotations/contract.ts';
import type { Quotation } from './contract.ts';

/** A quotation as the mock API keeps it. */
export interface MockQuotation {
	readonly id: string;
	readonly variantId: string;
	quantity: number;
	/** Pieces that were asked for, where they were lowered. */
	askedQuantity?: number;
	/** Minor units. */
	readonly wishedPrice: number | null;
	readonly note: string;
	status: Quotation['status'];
	/** Minor units. */
	unitPrice: number | null;
	reply: string;
	validUntil: number | null;
	readonly requestedAt: number;
	answeredAt: number | null;
	settledAt: number | null;
	orderCode: string | null;
}

interface Beginning {
	/** Place among the products that are quoted. */
	readonly product: number;
	readonly quantity: number;
	readonly status: Quotation['status'];
	/** Percent of the public price for as many pieces that is wished, and that is asked. */
	readonly wished?: number;
	readonly asked?: number;
	readonly daysAgo: number;
	/** Days from now on; negative when they are over. */
	readonly validDays?: number;
	readonly note?: Texts;
	readonly reply?: Texts;
}

const NOTE: Texts = [
	'For a school fair in December. Can you pack them by the dozen?',
	'ဒီဇင်ဘာ ကျောင်းပွဲအတွက် ဖြစ်ပါသည်။ တစ်ဒါဇင်စီ ထုပ်ပေးနိုင်မလား။',
	'ใช้ในงานโรงเรียนเดือนธันวาคม แพ็กเป็นโหลได้ไหม',
	'用于十二月的学校集市，可以按打包装吗？',
];
const REPLY: Texts = [
	'Gladly. Packed by the dozen, ready in five days.',
	'ရပါသည်။ တစ်ဒါဇင်စီ ထုပ်ပြီး ငါးရက်အတွင်း ပို့နိုင်ပါသည်။',
	'ยินดีครับ แพ็กเป็นโหล พร้อมส่งในห้าวัน',
	'可以。按打包装，五天内备好。',
];
const SORRY: Texts = [
	'We have sold what we had of this cloth.',
	'ဤအထည်ကို ကုန်အောင် ရောင်းပြီးပါပြီ။',
	'ผ้าล็อตนี้ขายหมดแล้ว',
	'这批布料已售完。',
];

/** Quotations of the beginning, newest first: one in each state. */
const BEGINNING: readonly Beginning[] = [
	{ product: 0, quantity: 48, status: 'requested', wished: 82, daysAgo: 0.1, note: NOTE },
	{ product: 1, quantity: 120, status: 'answered', wished: 80, asked: 84, daysAgo: 2, validDays: 11, reply: REPLY },
	{ product: 3, quantity: 24, status: 'accepted', asked: 88, daysAgo: 4, validDays: 3, reply: REPLY },
	{ product: 2, quantity: 60, status: 'declined', wished: 60, daysAgo: 9, reply: SORRY },
	{ product: 4, quantity: 36, status: 'withdrawn', daysAgo: 16 },
	{ product: 5, quantity: 200, status: 'answered', asked: 79, daysAgo: 32, validDays: -4, reply: REPLY },
];

const STATES = new WeakMap<World, MockQuotation[]>();

/** The quotations of a world, newest first. */
export function quotationsIn(world: World, catalogue: Catalogue): MockQuotation[] {
	const known = STATES.get(world);
	if (known) return known;
	const wholesale = catalogue.products.filter(({ isWholesale }) => isWholesale);
	const made = BEGINNING.flatMap((seed, index) => {
		const product = wholesale[seed.product];
		const variant = product?.variants[0];
		return variant ? [begun(world, catalogue, { seed, index, variant, tiers: product.priceTiers })] : [];
	});
	STATES.set(world, made);
	return made;
}

interface BegunQuotation {
	readonly seed: Beginning;
	readonly index: number;
	readonly variant: Variant;
	readonly tiers: Product['priceTiers'];
}

function begun(world: World, catalogue: Catalogue, { seed, index, variant, tiers }: BegunQuotation): MockQuotation {
	const now = world.now();
	const requestedAt = now - seed.daysAgo * DAY_MS;
	const { amount: publicPrice } = unitPriceAt(variant.price, seed.quantity, tiers);
	const share = (percent: number | undefined) =>
		percent === undefined ? null : Math.round((publicPrice * percent) / 10_000) * 100;
	const hasAnswer = seed.asked !== undefined || seed.reply !== undefined;
	const isSettled = !['requested', 'answered'].includes(seed.status);
	return {
		id: `quotation-${index + 1}`,
		variantId: variant.id,
		quantity: seed.quantity,
		wishedPrice: share(seed.wished),
		note: seed.note ? catalogue.text(seed.note) : '',
		status: seed.status,
		unitPrice: share(seed.asked),
		reply: seed.reply ? catalogue.text(seed.reply) : '',
		validUntil: seed.validDays === undefined ? null : now + seed.validDays * DAY_MS,
		requestedAt,
		answeredAt: hasAnswer ? requestedAt + DAY_MS / 12 : null,
		settledAt: isSettled ? requestedAt + DAY_MS / 6 : null,
		orderCode: null,
	};
}

/** Pieces of each quoted variant that there are. */
export const quotationSupply = (world: World): number => world.options.quotationStock ?? QUOTATION_MOST_PIECES;

/** Makes a quotation one for fewer pieces. */
export function lowerMockQuotation(kept: MockQuotation, quantity: number): void {
	if (quantity === kept.quantity) return;
	kept.askedQuantity ??= kept.quantity;
	kept.quantity = quantity;
}

/** Demands that there are so many pieces. @throws MockRefusal with `details.available` or `details.minimum` */
export function demandQuantity(world: World, quantity: number, minimum = 1): void {
	const available = quotationSupply(world);
	const refusal = quotationQuantityRefusal(quantity, { available, minimum });
	if (refusal) refuse(refusal, refusal === 'below_minimum' ? { minimum } : { available });
}

/** A variant of the catalogue with its product. */
export function offerOf(
	catalogue: Catalogue,
	isThis: (product: Product, variant: Variant) => boolean,
): { product: Product; variant: Variant } | undefined {
	for (const product of catalogue.products) {
		const variant = product.variants.find((each) => isThis(product, each));
		if (variant) return { product, variant };
	}
	return undefined;
}

/** A quotation as the contract gives it to one of its sides; undefined when its goods are gone. */
export function toQuotation(
	world: World,
	catalogue: Catalogue,
	kept: MockQuotation,
	side: 'buyer' | 'seller',
): SellerQuotation | undefined {
	const offer = offerOf(catalogue, (_, { id }) => id === kept.variantId);
	if (!offer) return undefined;
	const { product, variant } = offer;
	const money = (amount: number | null) => (amount === null ? null : { ...variant.price, amount });
	const moment = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
	const { quantity, unitPrice, validUntil } = kept;
	const quoted = { ...kept, isUsed: kept.orderCode !== null };
	const status = quotationStatusAt(quoted, world.now());
	const isBuyer = side === 'buyer';
	const holds = quotationHolds(quoted, world.now());
	return {
		id: kept.id,
		status,
		productId: product.id,
		variantId: variant.id,
		name: product.name,
		variantName: product.options
			.map(({ values }, place) => values.find(({ key }) => key === variant.values[place])?.name ?? '')
			.join(', '),
		picture: product.picture,
		shop: { slug: product.shop.slug, name: product.shop.name },
		quantity,
		askedQuantity: kept.askedQuantity ?? quantity,
		available: quotationSupply(world),
		listPrice: unitPriceAt(variant.price, quantity, product.priceTiers),
		wishedPrice: money(kept.wishedPrice),
		note: kept.note,
		unitPrice: money(unitPrice),
		total: money(unitPrice === null ? null : unitPrice * quantity),
		reply: kept.reply,
		validUntil: moment(validUntil),
		requestedAt: new Date(kept.requestedAt).toISOString(),
		answeredAt: moment(kept.answeredAt),
		settledAt: status === 'expired' ? moment(validUntil) : moment(kept.settledAt),
		orderCode: kept.orderCode,
		isInCart: world.lines.some(({ quotationId }) => quotationId === kept.id),
		can: {
			accept: isBuyer && (canQuotationMove(status, 'accepted', 'buyer') || holds),
			decline: canQuotationMove(status, 'declined', side),
			withdraw: canQuotationMove(status, 'withdrawn', side),
			answer: !isBuyer && canQuotationMove(status, 'answered', 'seller'),
		},
		buyerName: world.user?.name ?? '',
	};
}
