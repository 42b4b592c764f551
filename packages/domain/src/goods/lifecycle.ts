/** States of a product of a shop, as stored. */
export const GOODS_STATES = ['draft', 'in_review', 'on_sale', 'paused'] as const;

/** State of a product of a shop, as stored. */
export type GoodsState = (typeof GOODS_STATES)[number];

/** States of a product as lists show it: one on sale without a piece is sold out. */
export const SHOWN_GOODS_STATES = [...GOODS_STATES, 'sold_out'] as const;

/** State of a product as lists show it. */
export type ShownGoodsState = (typeof SHOWN_GOODS_STATES)[number];

/** Who acts on a product: its shop, or the operator of the market. */
export type GoodsActor = 'seller' | 'operator';

/** What moves a product from one state to another. */
export type GoodsMove = 'submit' | 'withdraw' | 'publish' | 'approve' | 'send_back' | 'pause' | 'resume' | 'take_down';

/** Moves that a seller can make in some state. */
export const SELLER_MOVES = ['submit', 'withdraw', 'pause', 'resume'] as const satisfies readonly GoodsMove[];

/** A move of a seller. */
export type SellerMove = (typeof SELLER_MOVES)[number];

interface MoveRule {
	readonly from: readonly GoodsState[];
	readonly to: GoodsState;
	readonly by: readonly GoodsActor[];
	/** Whether the product must be complete (`publishProblems`). */
	readonly needsComplete?: true;
	/** Whether the shop is told why. */
	readonly needsReason?: true;
}

/**
 * The moves of a product. What an operator took down or sent back is a draft: its shop submits it again, and cannot put it
 * on sale by itself.
 */
export const GOODS_MOVES: Readonly<Record<GoodsMove, MoveRule>> = {
	submit: { from: ['draft'], to: 'in_review', by: ['seller'], needsComplete: true },
	withdraw: { from: ['in_review'], to: 'draft', by: ['seller'] },
	publish: { from: ['draft'], to: 'on_sale', by: ['operator'], needsComplete: true },
	approve: { from: ['in_review'], to: 'on_sale', by: ['operator'], needsComplete: true },
	send_back: { from: ['in_review'], to: 'draft', by: ['operator'], needsReason: true },
	pause: { from: ['on_sale'], to: 'paused', by: ['seller'] },
	resume: { from: ['paused'], to: 'on_sale', by: ['seller'], needsComplete: true },
	take_down: { from: ['on_sale', 'paused'], to: 'draft', by: ['operator'], needsReason: true },
};

/** What a move is checked against. */
export interface MovingGoods {
	readonly state: GoodsState;
	readonly isComplete: boolean;
	/** Whether staff paused its shop: nothing of it is put on sale meanwhile. Default false. */
	readonly isShopPaused?: boolean;
}

/** Why a move is refused. */
export type MoveRefusal = 'wrong_actor' | 'wrong_state' | 'shop_paused' | 'incomplete' | 'reason_missing';

/**
 * Moves a product.
 * @param reason what its shop is told; needed by some moves
 * @returns its new state, or why it stays
 */
export function moveGoods(
	goods: MovingGoods,
	move: GoodsMove,
	actor: GoodsActor,
	reason = '',
): { readonly state: GoodsState } | { readonly refusal: MoveRefusal } {
	const rule = GOODS_MOVES[move];
	if (!rule.by.includes(actor)) return { refusal: 'wrong_actor' };
	if (!rule.from.includes(goods.state)) return { refusal: 'wrong_state' };
	if (rule.to === 'on_sale' && goods.isShopPaused) return { refusal: 'shop_paused' };
	if (rule.needsComplete && !goods.isComplete) return { refusal: 'incomplete' };
	if (rule.needsReason && reason.trim() === '') return { refusal: 'reason_missing' };
	return { state: rule.to };
}

/** The moves that an actor can make now, in the order of the table. */
export function goodsMoves(goods: MovingGoods, actor: GoodsActor): GoodsMove[] {
	return MOVES.filter((move) => 'state' in moveGoods(goods, move, actor, 'any'));
}

const MOVES: readonly GoodsMove[] = [
	...(['submit', 'withdraw', 'publish', 'approve', 'send_back', 'pause', 'resume', 'take_down'] as const),
];

/**
 * The state that lists show.
 * @param pieces in stock of all variants
 * @param isPreOrder whether pieces are sold in advance, so that it can be bought without stock
 */
export function shownGoodsState(state: GoodsState, pieces: number, isPreOrder = false): ShownGoodsState {
	return state === 'on_sale' && pieces <= 0 && !isPreOrder ? 'sold_out' : state;
}

/** Whether shoppers find a product; a sold-out one stays visible. */
export const isVisible = (state: GoodsState): boolean => state === 'on_sale';

/** What a shop changes of a product. */
export type GoodsChange = 'texts' | 'pictures' | 'category' | 'options' | 'price' | 'stock' | 'delivery' | 'removal';

/**
 * What a seller may change in which state. While a product is in review, only what no review looks at. On sale, what was
 * bought must stay what it was: options and category change while it is paused.
 */
const SELLER_MAY_CHANGE: Readonly<Record<GoodsChange, readonly GoodsState[]>> = {
	texts: ['draft', 'on_sale', 'paused'],
	pictures: ['draft', 'on_sale', 'paused'],
	category: ['draft', 'paused'],
	options: ['draft', 'paused'],
	price: ['draft', 'in_review', 'on_sale', 'paused'],
	stock: ['draft', 'in_review', 'on_sale', 'paused'],
	delivery: ['draft', 'on_sale', 'paused'],
	removal: ['draft'],
};

/** What decides whether a seller may change a product. */
export interface ChangedGoods {
	readonly shopId: number;
	readonly state: GoodsState;
}

/**
 * Whether a seller may change something of a product.
 * @param shopIds the seller's shops
 */
export function mayChangeGoods(goods: ChangedGoods, change: GoodsChange, shopIds: readonly number[]): boolean {
	return shopIds.includes(goods.shopId) && SELLER_MAY_CHANGE[change].includes(goods.state);
}
