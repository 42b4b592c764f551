import { type WrittenProduct, writtenProduct } from '@zaylat/api-client/contract';

export type { WrittenProduct } from '@zaylat/api-client/contract';
/** A text in some of the four languages. */
export type WrittenTexts = WrittenProduct['name'];
/** A variant as its shop writes it. */
export type WrittenVariant = WrittenProduct['variants'][number];

/** Something wrong with a product: where, such as `variants.2.price`, and what. */
export interface GoodsProblem {
	readonly field: string;
	readonly problem: string;
	/** What stands there, where that helps to find it. */
	readonly value?: string | undefined;
}

/** A product that cannot be written; nothing of it was. */
export class GoodsRefused extends Error {
	override readonly name = 'GoodsRefused';
	readonly problems: readonly GoodsProblem[];
	constructor(problems: readonly GoodsProblem[]) {
		super(problems.map(({ field, problem }) => `${field}: ${problem}`).join(', '));
		this.problems = problems;
	}
}

/** Reads a product as it was sent. @throws GoodsRefused */
export function readProduct(value: unknown): WrittenProduct {
	const result = writtenProduct.safeParse(value);
	if (result.success) return result.data;
	throw new GoodsRefused(
		result.error.issues.map(({ path, code }) => ({ field: path.map(String).join('.'), problem: code })),
	);
}
