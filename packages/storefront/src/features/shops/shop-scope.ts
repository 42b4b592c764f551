import type { ShopDetail } from '@zaylat/api-client/contract';
import { sectionIdOf } from '@zaylat/domain/shops';
import type { ListingScope } from '../catalog/listing/listing-address.ts';

/** What of a shop is listed. */
export interface ShopScope {
	/** Slug of the shop. */
	readonly shop: string;
	readonly search?: string | undefined;
	/** Slug of a category, of the market or of the shop itself. */
	readonly category?: string | undefined;
}

/** What a listing of a shop is of. */
export function shopScope({ shop, search, category }: ShopScope, kind: 'goods' | 'digital'): ListingScope {
	const section = category === undefined ? undefined : sectionIdOf(category);
	return {
		shop,
		...(search !== undefined && { search }),
		...(section === undefined ? category !== undefined && { category } : { section }),
		...(kind === 'digital' && { kind }),
	};
}

/** The kind of which a shop's first page is a listing: goods, unless it sells digital goods alone. */
export function mainKind({ categories, digitalCategories }: ShopDetail): 'goods' | 'digital' {
	return categories.length === 0 && digitalCategories.length > 0 ? 'digital' : 'goods';
}
