import { ORDER_STAGES, type OrderStage } from '@zaylat/domain/orders';

/** Path of the seller desk (Decision 22). */
export const SELLING_PATH = '/Selling';

const OTHER_VIEWS = ['questions', 'quotations'] as const;

/** What the address of the desk selects. */
export interface SellingSearch {
	readonly view: 'orders' | 'questions' | 'quotations';
	/** Orders of this stage; all when left out. */
	readonly stage?: OrderStage | undefined;
	/** Only orders with a return that is not closed. */
	readonly returns?: 'open' | undefined;
	/** Orders of the shop with this slug; those of all own shops when left out. */
	readonly shop?: string | undefined;
}

/** Reads the address of the desk; unknown values are ignored. */
export function readSellingSearch(query: URLSearchParams): SellingSearch {
	const view = OTHER_VIEWS.find((each) => each === query.get('view'));
	if (view) return { view };
	return {
		view: 'orders',
		stage: ORDER_STAGES.find((stage) => stage === query.get('stage')),
		returns: query.get('returns') === 'open' ? 'open' : undefined,
		shop: query.get('shop')?.slice(0, 80) || undefined,
	};
}

/** Address of the desk. @param cursor where the list begins */
export function sellingPath({ view, stage, returns, shop }: SellingSearch, cursor?: string): string {
	const query = new URLSearchParams({
		...(view !== 'orders' && { view }),
		...(stage && { stage }),
		...(returns && { returns }),
		...(shop && { shop }),
		...(cursor && { cursor }),
	}).toString();
	return query === '' ? SELLING_PATH : `${SELLING_PATH}?${query}`;
}
