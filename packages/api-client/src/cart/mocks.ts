import { type Answerers, MockRefusal } from '../mocks/answer.ts';
import type { Catalogue } from '../mocks/catalogue/catalogue.ts';
import type { World, WorldLine } from '../mocks/world.ts';
import type { Product, Variant } from '../products/contract.ts';
import type { Cart } from './contract.ts';

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
		if (body.quantity !== undefined) checkStock(product, variant, quantity);
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
		lines: world.lines.map(({ id, variantId, quantity, isSelected = true }) => {
			const { product, variant } = sold(catalogue, variantId);
			return {
				id,
				productId: product.id,
				variantId,
				name: product.name,
				variantName: variantName(product, variant),
				picture: product.picture,
				unitPrice: variant.price,
				previousUnitPrice: variant.previousPrice,
				quantity,
				available: Math.min(variant.stock, product.maxQuantity),
				isSelected,
				shop: { slug: product.shop.slug, name: product.shop.name },
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
	for (const product of catalogue.products) {
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

function checkStock(product: Product, variant: Variant, quantity: number): void {
	const available = Math.min(variant.stock, product.maxQuantity);
	if (available === 0) throw new MockRefusal('out_of_stock', { available });
	if (quantity > available) throw new MockRefusal('quantity_limited', { available });
}
