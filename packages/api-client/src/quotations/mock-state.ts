import {
	canQuotationMove,
	QUOTATION_MOST_PIECES,
	quotationHolds,
	quotationQuantityRefusal,
	quotationStatusAt,
} from '@zaylat/domain/quotations';
import { unitPriceAt } from '@zaylat/domain/wholesale';
import { type MockContext, perWorld, refuse } from '../mocks/answer.ts';
import type { Catalogue } from '../mocks/catalogue.ts';
import { soldBy, variantName } from '../mocks/goods.ts';
import { recorded } from '../mocks/recorded/recording.ts';
import type { World } from '../mocks/world.ts';
import type { SellerQuotation } from '../seller-quotations/contract.ts';
import type { Quotation } from './contract.ts';

/** A quotation as the mock API keeps it; prices in minor units, times in milliseconds since 1970. */
export interface MockQuotation extends Pick<Quotation, 'status' | 'note' | 'reply' | 'quantity' | 'orderCode'> {
	readonly id: string;
	readonly variantId: string;
	/** Pieces that were asked for, where they were lowered. */
	askedQuantity?: number;
	readonly wishedPrice: number | null;
	unitPrice: number | null;
	validUntil: number | null;
	readonly requestedAt: number;
	answeredAt: number | null;
	settledAt: number | null;
}

/** A recorded quotation of the product at a place among the wholesale goods; prices in percent of the public one. */
interface RecordedQuotation
	extends Pick<Quotation, 'status' | 'note' | 'reply' | 'quantity'>,
		Pick<Quotation, 'requestedAt' | 'answeredAt' | 'settledAt' | 'validUntil'> {
	readonly product: number;
	readonly wishedPercent: number | null;
	readonly askedPercent: number | null;
}

const msOf = (time: string | null) => (time === null ? null : Date.parse(time));

/** The quotations of a world, newest first; it begins with one in each state. */
export const quotationsIn = perWorld((world: World, { products, config }: Catalogue): MockQuotation[] => {
	const wholesale = products.filter(({ isWholesale }) => isWholesale);
	return recorded<RecordedQuotation>('quotations', config, world.now()).flatMap((each, index) => {
		const { product: place, wishedPercent, askedPercent, requestedAt, ...kept } = each;
		const product = wholesale[place];
		const variant = product?.variants[0];
		if (!variant) return [];
		const { amount: publicPrice } = unitPriceAt(variant.price, each.quantity, product.priceTiers);
		const share = (percent: number | null) =>
			percent === null ? null : Math.round((publicPrice * percent) / 10_000) * 100;
		return [
			{
				...kept,
				id: `quotation-${index + 1}`,
				variantId: variant.id,
				wishedPrice: share(wishedPercent),
				unitPrice: share(askedPercent),
				requestedAt: Date.parse(requestedAt),
				validUntil: msOf(each.validUntil),
				answeredAt: msOf(each.answeredAt),
				settledAt: msOf(each.settledAt),
				orderCode: null,
			},
		];
	});
});

/** A quotation of the world. @throws MockRefusal `quotation_not_found` */
export const quotationIn = ({ world, catalogue }: MockContext, id: string): MockQuotation =>
	quotationsIn(world, catalogue).find((each) => each.id === id) ?? refuse('quotation_not_found');

/** Pieces of each quoted variant that there are. */
export const quotationSupply = (world: World): number => world.options.quotationStock ?? QUOTATION_MOST_PIECES;

/** A quotation as the rules of the domain read it. */
const ruled = (kept: MockQuotation) => ({ ...kept, isUsed: kept.orderCode !== null });

/** The state of a quotation now. */
export const statusOf = (world: World, kept: MockQuotation) => quotationStatusAt(ruled(kept), world.now());

/** Whether a quotation was accepted and its price holds. */
export const holds = (world: World, kept: MockQuotation) => quotationHolds(ruled(kept), world.now());

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

/** Demands a move that the table of moves allows. @throws MockRefusal `quotation_move_refused` with `details.status` */
export function demandMove(
	world: World,
	kept: MockQuotation,
	to: Quotation['status'],
	actor: 'buyer' | 'seller',
): void {
	const status = statusOf(world, kept);
	if (!canQuotationMove(status, to, actor)) refuse('quotation_move_refused', { status });
}

/** Moves a quotation as the table of moves allows. @throws MockRefusal as {@link demandMove} */
export function moveQuotation(
	world: World,
	kept: MockQuotation,
	to: Quotation['status'],
	actor: 'buyer' | 'seller',
): void {
	demandMove(world, kept, to, actor);
	kept.status = to;
	kept[to === 'answered' ? 'answeredAt' : 'settledAt'] = world.now();
}

/** The quotations of a world that are in a state, as one of their sides sees them. */
export const quotationViews = (
	context: MockContext,
	status: Quotation['status'] | undefined,
	side: 'buyer' | 'seller',
) =>
	quotationsIn(context.world, context.catalogue)
		.flatMap((kept) => toQuotation(context, kept, side) ?? [])
		.filter((view) => status === undefined || view.status === status);

/** A quotation as the contract gives it to one of its sides. @throws MockRefusal when its goods are gone */
export const quotationView = (context: MockContext, kept: MockQuotation, side: 'buyer' | 'seller'): SellerQuotation =>
	toQuotation(context, kept, side) ?? refuse('quotation_not_found');

function toQuotation(
	{ world, catalogue }: MockContext,
	kept: MockQuotation,
	side: 'buyer' | 'seller',
): SellerQuotation | undefined {
	const offer = soldBy(catalogue.products, (_, { id }) => id === kept.variantId);
	if (!offer) return undefined;
	const { product, variant } = offer;
	const money = (amount: number | null) => (amount === null ? null : { ...variant.price, amount });
	const moment = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
	const { id, quantity, unitPrice, validUntil, note, reply, orderCode } = kept;
	const status = statusOf(world, kept);
	const isBuyer = side === 'buyer';
	return {
		...{ id, status, quantity, note, reply, orderCode },
		productId: product.id,
		variantId: variant.id,
		name: product.name,
		variantName: variantName(product, variant),
		picture: product.picture,
		shop: { slug: product.shop.slug, name: product.shop.name },
		askedQuantity: kept.askedQuantity ?? quantity,
		available: quotationSupply(world),
		listPrice: unitPriceAt(variant.price, quantity, product.priceTiers),
		wishedPrice: money(kept.wishedPrice),
		unitPrice: money(unitPrice),
		total: money(unitPrice === null ? null : unitPrice * quantity),
		validUntil: moment(validUntil),
		requestedAt: new Date(kept.requestedAt).toISOString(),
		answeredAt: moment(kept.answeredAt),
		settledAt: moment(status === 'expired' ? validUntil : kept.settledAt),
		isInCart: world.lines.some(({ quotationId }) => quotationId === kept.id),
		can: {
			accept: isBuyer && (canQuotationMove(status, 'accepted', 'buyer') || holds(world, kept)),
			decline: canQuotationMove(status, 'declined', side),
			withdraw: canQuotationMove(status, 'withdrawn', side),
			answer: !isBuyer && canQuotationMove(status, 'answered', 'seller'),
		},
		buyerName: world.user?.name ?? '',
	};
}
