import { countPieces } from '@zaylat/domain/cart';
import { lineRefusal, lineTerms } from '@zaylat/domain/checkout';
import { quotationStatusAt } from '@zaylat/domain/quotations';
import { type MockContext, type MockHandlers, refuse, replaced } from '../mocks/answer.ts';
import { soldBy, variantName } from '../mocks/goods.ts';
import type { World, WorldLine } from '../mocks/world.ts';
import { quotationsIn } from '../quotations/mock-state.ts';
import type { Cart } from './contract.ts';

/** Mock answers of the cart calls; the cart they change lives in the world. */
export const cartHandlers = {
	countCart: ({ world }) => ({ count: countPieces(world.lines.filter(({ isSaved }) => isSaved !== true)) }),
	getCart: (call) => cartOf(call),
	addCartLine: (call) => {
		const { world, body } = call;
		const { variantId, quotationId } = body;
		const line = world.lines.find((each) => each.variantId === variantId);
		const quantity = (line && line.isSaved !== true ? line.quantity : 0) + body.quantity;
		demandTerms(call, { ...line, variantId, quantity });
		world.revision += 1;
		if (line) Object.assign(line, { quantity, isSaved: false });
		else {
			const id = `line-${world.revision}-${variantId}`;
			world.lines.push({ id, variantId, quantity, ...(quotationId !== undefined && { quotationId }) });
		}
		return cartOf(call);
	},
	changeCartLine: (call) => {
		const { world, body } = call;
		const line = lineOf(world, call.params.lineId);
		const { quantity = line.quantity, isSelected = line.isSelected ?? true } = body;
		if (body.quantity !== undefined) demandTerms(call, { ...line, quantity });
		world.revision += 1;
		Object.assign(line, { quantity, isSelected, isSaved: body.isSaved ?? line.isSaved ?? false });
		if (body.quotation === null) delete line.quotationId;
		return cartOf(call);
	},
	removeCartLine: (call) => {
		const { world } = call;
		world.lines = replaced(world.lines, lineOf(world, call.params.lineId));
		world.revision += 1;
		return cartOf(call);
	},
} satisfies Partial<MockHandlers>;

/** The cart as the contract gives it. */
export function cartOf(context: MockContext): Cart {
	const { revision, lines } = context.world;
	const shown = (isWanted: boolean) =>
		lines.filter(({ isSaved = false }) => isSaved === isWanted).map((line) => shownLine(context, line));
	return { revision, lines: shown(false), saved: shown(true) };
}

/** The line of a product that is bought without the cart; none for an unknown variant. */
export const itemOf = (context: MockContext, item: Pick<WorldLine, 'variantId' | 'quantity'>): Cart['lines'] =>
	soldBy(context.catalogue.all, (_, { id }) => id === item.variantId)
		? [shownLine(context, { id: `item-${item.variantId}`, ...item })]
		: [];

function shownLine(context: MockContext, line: WorldLine): Cart['lines'][number] {
	const { id, variantId, quantity, isSelected = true } = line;
	const { product, variant, terms, quotation, ended } = termsOf(context, line);
	const { available, unitPrice, previousUnitPrice, isPreOrder, isQuoted, nextTier } = terms;
	const { minQuantity, preOrderArrivesAt, shop } = product;
	return {
		...{ id, variantId, quantity, isSelected, available, unitPrice, previousUnitPrice },
		productId: product.id,
		name: product.name,
		variantName: variantName(product, variant),
		picture: product.picture,
		shop: { slug: shop.slug, name: shop.name },
		categories: product.categoryPath.map((each) => each.id),
		...(product.kind === 'digital' && { isDigital: true }),
		...(minQuantity > 1 && { minQuantity }),
		...(nextTier && { nextTier: { missing: nextTier.missing, percentOff: nextTier.tier.percentOff } }),
		...(isPreOrder && { preOrderArrivesAt: preOrderArrivesAt ?? undefined }),
		...(quotation && {
			quotation: { id: quotation.id, ...quotation.price, validUntil: quotation.until, isApplied: isQuoted },
		}),
		...(ended && { endedQuotation: { ...ended.price, endedAt: ended.until } }),
	};
}

const lineOf = ({ lines }: World, lineId: string): WorldLine =>
	lines.find(({ id }) => id === lineId) ?? refuse('not_in_cart');

/** The terms of a line by the rules of the domain, and the quotation that it can be bought on. */
function termsOf(
	{ world, catalogue }: MockContext,
	{ variantId, quantity, quotationId }: Pick<WorldLine, 'variantId' | 'quantity' | 'quotationId'>,
) {
	const sold = soldBy(catalogue.all, (_, { id }) => id === variantId) ?? refuse('product_not_found');
	const { maxQuantity, minQuantity, priceTiers: tiers, preOrderArrivesAt: arrival } = sold.product;
	const { price, previousPrice, stock } = sold.variant;
	const supply = { stock, maxQuantity, preOrderArrivesAt: arrival === null ? null : Date.parse(arrival) };
	const kept = quotationsIn(world, catalogue).find(({ id }) => id === quotationId);
	const quotation = kept && { ...kept, isUsed: kept.orderCode !== null };
	const terms = lineTerms({ price, previousPrice, supply, minQuantity, tiers, quotation }, quantity, world.now());
	const quoted = kept?.unitPrice != null &&
		kept.validUntil !== null && {
			id: kept.id,
			price: { quantity: kept.quantity, unitPrice: { ...price, amount: kept.unitPrice } },
			until: new Date(kept.validUntil).toISOString(),
		};
	const isEnded = quotation && quotationStatusAt(quotation, world.now()) === 'expired';
	return { ...sold, terms, quotation: terms.hasQuotation && quoted, ended: isEnded && quoted };
}

function demandTerms(context: MockContext, line: Parameters<typeof termsOf>[1]): void {
	const { terms, product } = termsOf(context, line);
	const refusal = lineRefusal(terms, line.quantity);
	if (refusal === 'below_minimum') refuse(refusal, { minimum: product.minQuantity });
	if (refusal) refuse(refusal, { available: terms.available });
}
