import { latinSlug } from '../shops/index.ts';

/** The first steps of a new seller, in their order. */
export const FIRST_STEPS = ['profile', 'delivery', 'product', 'on_sale'] as const;

/** One of the first steps of a new seller. */
export type FirstStep = (typeof FIRST_STEPS)[number];

/** What a shop has so far. */
export interface ShopProgress {
	/** Whether it tells something about itself. */
	readonly hasAbout: boolean;
	/** Delivery services that it offers. */
	readonly services: number;
	readonly products: number;
	/** Products that are on sale. */
	readonly onSale: number;
}

const DONE: Readonly<Record<FirstStep, (shop: ShopProgress) => boolean>> = {
	profile: ({ hasAbout }) => hasAbout,
	delivery: ({ services }) => services > 0,
	product: ({ products }) => products > 0,
	on_sale: ({ onSale }) => onSale > 0,
};

/** The first steps of a shop, with whether each is done. */
export const firstSteps = (shop: ShopProgress): { readonly step: FirstStep; readonly isDone: boolean }[] =>
	FIRST_STEPS.map((step) => ({ step, isDone: DONE[step](shop) }));

/** Most letters of the address that is made of a shop's name. */
const SLUG_LETTERS = 40;

/**
 * The address of a new shop, made of the letters of its name that addresses can have.
 * @param id number of the shop, for names without such letters and for addresses that others have
 * @param isTaken whether another shop has an address
 */
export function newShopSlug(name: string, id: number, isTaken: (slug: string) => boolean): string {
	const slug = latinSlug(name, SLUG_LETTERS);
	// A single letter or number out of a name in another script says nothing.
	if (slug.length < 3) return `shop-${id}`;
	return isTaken(slug) ? `${slug.slice(0, SLUG_LETTERS - 12).replace(/-$/, '')}-${id}` : slug;
}
