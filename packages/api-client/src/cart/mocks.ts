import { countPieces } from '@zaylat/domain/cart';
import { lineRefusal, lineTerms } from '@zaylat/domain/checkout';
import { quotationStatusAt } from '@zaylat/domain/quotations';
import { type MockHandlers, refuse } from '../mocks/answer.ts';
import type { Catalogue } from '../mocks/catalogue.ts';
import type { World, WorldLine } from '../mocks/world.ts';
import type { Product, Variant } from '../products/contract.ts';
import { quotationsIn } from '../quotations/mock-state.ts';
import type { Cart } from './contract.ts';

/** Mock answers of the cart calls; the cart they change lives in the world. */
export const cartHandlers = {
	countCart: ({ world }) => ({ count: countPieces(world.lines.filter(({ isSaved }) => isSaved !== true)) }),
	getCart: ({ world, catalogue }) => cartOf(world, catalogue),
	addCartLine: ({ world, catalogue, body }) => {
		const { variantId } = body;
		const line = world.lines.find((each) => each.variantId === variantId);
		const quantity = (line && line.isSaved !== true ? line.quantity : 0) + body.quantity;
		demandTerms(world, catalogue, { ...line, variantId, quantity });
		world.revision += 1;
		if (line) {
			line.quantity = quantity;
			line.isSaved = false;
		} else {
			const { quotationId } = body;
			const id = `line-${world.revision}-${variantId}`;
			world.lines.push({ id, variantId, quantity, ...(quotationId !== undefined && { quotationId }) });
		}
		return cartOf(world, catalogue);
	},
	changeCartLine: ({ world, catalogue, params, body }) => {
		const line = lineOf(world, params.lineId);
		const { quantity = line.quantity, isSelected = line.isSelected ?? true } = body;
		if (body.quantity !== undefined) demandTerms(world, catalogue, { ...line, quantity });
		world.revision += 1;
		line.quantity = quantity;
		line.isSelected = isSelected;
		line.isSaved = body.isSaved ?? line.isSaved ?? false;
		if (body.quotation === null) delete line.quotationId;
		return cartOf(world, catalogue);
	},
	removeCartLine: ({ world, catalogue, params }) => {
		const gone = lineOf(world, params.lineId);
		world.revision += 1;
		world.lines = world.lines.filter((line) => line !== gone);
		return cartOf(world, catalogue);
	},
} satisfies Partial<MockHandlers>;

/** The cart as the contract gives it. */
export function cartOf(world: World, catalogue: Catalogue): Cart {
	const of = (isWanted: boolean) => world.lines.filter(({ isSaved = false }) => isSaved === isWanted);
	return {
		revision: world.revision,
		lines: linesFrom(world, catalogue, of(false)),
		saved: linesFrom(world, catalogue, of(true)),
	};
}

/** The line of a product that is bought without the cart; none for an unknown variant. */
export function itemOf(
	world: World,
	catalogue: Catalogue,
	item: { readonly variantId: string; readonly quantity: number },
): Cart['lines'] {
	const isSold = catalogue.all.some(({ variants }) => variants.some(({ id }) => id === item.variantId));
	return isSold ? linesFrom(world, catalogue, [{ id: `item-${item.variantId}`, ...item }]) : [];
}

function linesFrom(world: World, catalogue: Catalogue, lines: readonly WorldLine[]): Cart['lines'] {
	return lines.map((stored) => {
		const { id, variantId, quantity, isSelected = true } = stored;
		const { product, variant } = sold(catalogue, variantId);
		const { terms, quotation, ended } = termsOf(world, catalogue, stored);
		const { available, unitPrice, previousUnitPrice, isPreOrder, isQuoted, nextTier } = terms;
		return {
			...{ id, variantId, quantity, isSelected, available, unitPrice, previousUnitPrice },
			productId: product.id,
			name: product.name,
			variantName: variantName(product, variant),
			picture: product.picture,
			shop: { slug: product.shop.slug, name: product.shop.name },
			...(product.kind === 'digital' && { isDigital: true }),
			...(product.minQuantity > 1 && { minQuantity: product.minQuantity }),
			...(nextTier && { nextTier: { missing: nextTier.missing, percentOff: nextTier.tier.percentOff } }),
			...(isPreOrder && { preOrderArrivesAt: product.preOrderArrivesAt ?? undefined }),
			...(quotation?.unitPrice != null &&
				quotation.validUntil !== null && {
					quotation: {
						id: quotation.id,
						quantity: quotation.quantity,
						unitPrice: { ...variant.price, amount: quotation.unitPrice },
						validUntil: new Date(quotation.validUntil).toISOString(),
						isApplied: isQuoted,
					},
				}),
			...(ended?.unitPrice != null &&
				ended.validUntil !== null && {
					endedQuotation: {
						quantity: ended.quantity,
						unitPrice: { ...variant.price, amount: ended.unitPrice },
						endedAt: new Date(ended.validUntil).toISOString(),
					},
				}),
		};
	});
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
	refuse('product_not_found');
}

function lineOf(world: World, lineId: string): WorldLine {
	return world.lines.find(({ id }) => id === lineId) ?? refuse('not_in_cart');
}

/** The terms of a line by the rules of the domain, and the quotation that it can be bought on. */
function termsOf(
	world: World,
	catalogue: Catalogue,
	{ variantId, quantity, quotationId }: Pick<WorldLine, 'variantId' | 'quantity' | 'quotationId'>,
) {
	const { product, variant } = sold(catalogue, variantId);
	const { maxQuantity, minQuantity, priceTiers: tiers, preOrderArrivesAt } = product;
	const quotation = quotationsIn(world, catalogue).find(({ id }) => id === quotationId);
	const supply = {
		stock: variant.stock,
		maxQuantity,
		preOrderArrivesAt: preOrderArrivesAt === null ? null : Date.parse(preOrderArrivesAt),
	};
	const { price, previousPrice } = variant;
	const quoted = quotation && { ...quotation, isUsed: quotation.orderCode !== null };
	const facts = { price, previousPrice, supply, minQuantity, tiers, quotation: quoted };
	const terms = lineTerms(facts, quantity, world.now());
	return {
		terms,
		minQuantity,
		quotation: terms.hasQuotation ? quotation : undefined,
		ended: quoted && quotationStatusAt(quoted, world.now()) === 'expired' ? quotation : undefined,
	};
}

function demandTerms(world: World, catalogue: Catalogue, line: Parameters<typeof termsOf>[2]): void {
	const { terms, minQuantity: minimum } = termsOf(world, catalogue, line);
	const refusal = lineRefusal(terms, line.quantity);
	if (refusal === 'below_minimum') refuse(refusal, { minimum });
	if (refusal) refuse(refusal, { available: terms.available });
}
