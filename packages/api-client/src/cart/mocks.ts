import { quotationHolds, quotedPriceAt } from '@zaylat/domain/quotations';
import { missingToMinimum, nextTier, unitPriceAt } from '@zaylat/domain/wholesale';
import { type Answerers, MockRefusal } from '../mocks/answer.ts';
import type { Catalogue } from '../mocks/catalogue/catalogue.ts';
import type { World, WorldLine } from '../mocks/world.ts';
import type { Product, Variant } from '../products/contract.ts';
import { quotationsIn } from '../quotations/mock-state.ts';
import type { Cart, CartLine } from './contract.ts';

type Answered = 'countCart' | 'getCart' | 'addCartLine' | 'changeCartLine' | 'removeCartLine';

/** Mock answers of the cart calls; the cart they change lives in the world. */
export const cartAnswers: Pick<Answerers, Answered> = {
	countCart: ({ world }) => ({ data: { count: world.lines.reduce((sum, { quantity }) => sum + quantity, 0) } }),
	getCart: ({ world, catalogue }) => ({ data: cartOf(world, catalogue) }),
	addCartLine: ({ world, catalogue, body }) => {
		const { product, variant } = sold(catalogue, body.variantId);
		const line = world.lines.find(({ variantId }) => variantId === body.variantId);
		const quantity = (line?.quantity ?? 0) + body.quantity;
		checkStock(product, variant, quantity);
		world.revision += 1;
		if (line) line.quantity = quantity;
		else world.lines.push({ id: `line-${world.revision}-${body.variantId}`, variantId: body.variantId, quantity });
		return { data: cartOf(world, catalogue) };
	},
	changeCartLine: ({ world, catalogue, params, body }) => {
		const line = lineOf(world, params.lineId);
		const { product, variant } = sold(catalogue, line.variantId);
		const { quantity = line.quantity, isSelected = line.isSelected ?? true } = body;
		if (body.quantity !== undefined) {
			const quoted = quotationOf(world, catalogue, line, variant)?.quantity;
			checkStock(product, variant, quantity, quoted);
		}
		world.revision += 1;
		line.quantity = quantity;
		line.isSelected = isSelected;
		return { data: cartOf(world, catalogue) };
	},
	removeCartLine: ({ world, catalogue, params }) => {
		const gone = lineOf(world, params.lineId);
		world.revision += 1;
		world.lines = world.lines.filter((line) => line !== gone);
		return { data: cartOf(world, catalogue) };
	},
};

/** The cart as the contract gives it. */
export function cartOf(world: World, catalogue: Catalogue): Cart {
	return {
		revision: world.revision,
		lines: world.lines.map((kept) => {
			const { id, variantId, quantity, isSelected = true } = kept;
			const { product, variant } = sold(catalogue, variantId);
			const quotation = quotationOf(world, catalogue, kept, variant);
			const isAhead = isOrderedAhead(product, variant);
			const step = quotation?.isApplied ? undefined : nextTier(product.priceTiers, quantity);
			return {
				id,
				productId: product.id,
				variantId,
				name: product.name,
				variantName: variantName(product, variant),
				picture: product.picture,
				unitPrice: quotation?.isApplied
					? quotation.unitPrice
					: unitPriceAt(variant.price, quantity, product.priceTiers),
				previousUnitPrice: previousPriceOf(product, variant, quantity, quotation?.isApplied ?? false),
				quantity,
				available: availableOf(product, variant, quotation?.quantity ?? 0),
				isSelected,
				shop: { slug: product.shop.slug, name: product.shop.name },
				...(product.minQuantity > 1 && { minQuantity: product.minQuantity }),
				...(step && { nextTier: { missing: step.missing, percentOff: step.tier.percentOff } }),
				...(quotation && { quotation }),
				...(isAhead && { preOrderArrivesAt: product.preOrderArrivesAt ?? undefined }),
			};
		}),
	};
}

function variantName(product: Product, variant: Variant): string {
	return product.options
		.map((option, place) => option.values.find(({ key }) => key === variant.values[place])?.name ?? '')
		.join(', ');
}

function sold(catalogue: Catalogue, variantId: string): { product: Product; variant: Variant } {
	for (const product of catalogue.all) {
		const variant = product.variants.find(({ id }) => id === variantId);
		if (variant) return { product, variant };
	}
	throw new MockRefusal('product_not_found');
}

function lineOf(world: World, lineId: string): WorldLine {
	const line = world.lines.find(({ id }) => id === lineId);
	if (!line) throw new MockRefusal('not_in_cart');
	return line;
}

function checkStock(product: Product, variant: Variant, quantity: number, quoted = 0): void {
	const available = availableOf(product, variant, quoted);
	if (available === 0) throw new MockRefusal('out_of_stock', { available });
	if (quantity > available) throw new MockRefusal('quantity_limited', { available });
	const { minQuantity: minimum } = product;
	if (missingToMinimum(quantity, minimum) > 0) throw new MockRefusal('below_minimum', { minimum });
}

/** Whether pieces of a variant are ordered in advance, because there are none. */
const isOrderedAhead = ({ preOrderArrivesAt }: Product, { stock }: Variant) =>
	preOrderArrivesAt !== null && stock === 0;

/** Most pieces that can be bought; what was quoted may be more than an order holds otherwise. */
function availableOf(product: Product, variant: Variant, quoted: number): number {
	if (isOrderedAhead(product, variant)) return product.maxQuantity;
	return Math.min(variant.stock, Math.max(product.maxQuantity, quoted));
}

function previousPriceOf(product: Product, { price, previousPrice }: Variant, quantity: number, isQuoted: boolean) {
	if (previousPrice) return previousPrice;
	return isQuoted || unitPriceAt(price, quantity, product.priceTiers).amount < price.amount ? price : null;
}

/** The quotation that a line is bought on while its price holds. */
function quotationOf(
	world: World,
	catalogue: Catalogue,
	{ quotationId, quantity }: WorldLine,
	{ price }: Variant,
): CartLine['quotation'] {
	const kept = quotationsIn(world, catalogue).find(({ id }) => id === quotationId);
	if (!kept || kept.unitPrice === null || kept.validUntil === null) return undefined;
	const quoted = { ...kept, isUsed: kept.orderCode !== null };
	if (!quotationHolds(quoted, world.now())) return undefined;
	return {
		id: kept.id,
		quantity: kept.quantity,
		unitPrice: { ...price, amount: kept.unitPrice },
		validUntil: new Date(kept.validUntil).toISOString(),
		isApplied: quotedPriceAt(quoted, quantity, world.now()) !== null,
	};
}
