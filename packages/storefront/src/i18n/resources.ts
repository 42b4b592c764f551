import type { DocumentTexts } from '@zaylat/domain/documents';

/**
 * The areas of interface texts: the one place to register an area. Each has a JSON file per language
 * (`<language>/<area>.json`); the English one names its keys, and a test holds the other languages to the same ones.
 *
 * `app` (page layout, preferences) and `errors` (errors that any page can meet) are loaded with every page; `failures` has
 * the errors that only come from what a person does, and is loaded by the screens where it can be done.
 */
export interface Resources {
	readonly account: typeof import('./en/account.json');
	readonly addresses: typeof import('./en/addresses.json');
	/** The application of somebody who wants to sell. */
	readonly application: typeof import('./en/application.json');
	readonly app: typeof import('./en/app.json');
	readonly auth: typeof import('./en/auth.json');
	/** Changes of price and stock of many variants. */
	readonly bulk: typeof import('./en/bulk.json');
	/** How bulky goods are delivered. */
	readonly carrying: typeof import('./en/carrying.json');
	readonly cart: typeof import('./en/cart.json');
	readonly catalog: typeof import('./en/catalog.json');
	readonly chat: typeof import('./en/chat.json');
	readonly checkout: typeof import('./en/checkout.json');
	readonly codes: typeof import('./en/codes.json');
	readonly collections: typeof import('./en/collections.json');
	/** The tray and the page that compare products. */
	readonly comparison: typeof import('./en/comparison.json');
	/** What staff write for the home page. */
	readonly content: typeof import('./en/content.json');
	readonly coupons: typeof import('./en/coupons.json');
	readonly demo: typeof import('./en/demo.json');
	readonly desk: typeof import('./en/desk.json');
	readonly destination: typeof import('./en/destination.json');
	readonly developer: typeof import('./en/developer.json');
	readonly digital: typeof import('./en/digital.json');
	readonly directory: typeof import('./en/directory.json');
	readonly earnings: typeof import('./en/earnings.json');
	/** The form of a product. */
	readonly editing: typeof import('./en/editing.json');
	readonly errors: typeof import('./en/errors.json');
	readonly failures: typeof import('./en/failures.json');
	readonly follow: typeof import('./en/follow.json');
	/** What a form came to that the server took. */
	readonly forms: typeof import('./en/forms.json');
	/** The products of a seller's shops. */
	/** Messages and other jobs that failed. */
	readonly failedJobs: typeof import('./en/failedJobs.json');
	readonly goods: typeof import('./en/goods.json');
	readonly help: typeof import('./en/help.json');
	readonly home: typeof import('./en/home.json');
	/** Files of a seller's products. */
	readonly importing: typeof import('./en/importing.json');
	/** The web app manifest, and the offer to install it. */
	readonly install: typeof import('./en/install.json');
	readonly library: typeof import('./en/library.json');
	/** Saved views of lists of the console, and the lists as files. */
	readonly listTools: typeof import('./en/listTools.json');
	/** Searches without a result. */
	readonly missedSearches: typeof import('./en/missedSearches.json');
	readonly offline: typeof import('./en/offline.json');
	/** The console of those who run the market. */
	readonly operating: typeof import('./en/operating.json');
	/** The attributes of categories, as those who run the market change them. */
	readonly operatedAttributes: typeof import('./en/operatedAttributes.json');
	/** The tree of categories, as those who run the market change it. */
	readonly operatedCategories: typeof import('./en/operatedCategories.json');
	/** Goods that wait for review, as those who run the market see them. */
	readonly operatedGoods: typeof import('./en/operatedGoods.json');
	/** Applications and shops, as those who run the market see them. */
	readonly operatedShops: typeof import('./en/operatedShops.json');
	/** Orders as staff see them. */
	readonly operatedOrders: typeof import('./en/operatedOrders.json');
	readonly orders: typeof import('./en/orders.json');
	readonly documents: typeof import('./en/documents.json');
	/** Names of the ways to pay. */
	/** The shop as its seller changes it. */
	readonly ownShop: typeof import('./en/ownShop.json');
	/** Help and legal pages as staff write them. */
	readonly pages: typeof import('./en/pages.json');
	readonly paying: typeof import('./en/paying.json');
	readonly payment: typeof import('./en/payment.json');
	readonly pictures: typeof import('./en/pictures.json');
	readonly product: typeof import('./en/product.json');
	/** Coupons as staff write them. */
	readonly promotions: typeof import('./en/promotions.json');
	readonly push: typeof import('./en/push.json');
	readonly questions: typeof import('./en/questions.json');
	readonly returns: typeof import('./en/returns.json');
	readonly reviewing: typeof import('./en/reviewing.json');
	/** Why a product is not put on sale, for its seller and for those who decide. */
	readonly reviewedGoods: typeof import('./en/reviewedGoods.json');
	readonly reviews: typeof import('./en/reviews.json');
	readonly search: typeof import('./en/search.json');
	readonly selling: typeof import('./en/selling.json');
	/** What the operator of a market without goods does first. */
	readonly setup: typeof import('./en/setup.json');
	/** Pictures, return address, bank account and own categories of a seller's shop. */
	readonly shopParts: typeof import('./en/shopParts.json');
	readonly shops: typeof import('./en/shops.json');
	readonly tools: typeof import('./en/tools.json');
	readonly tracking: typeof import('./en/tracking.json');
	/** Where events are sent. */
	readonly webhooks: typeof import('./en/webhooks.json');
	readonly wholesale: typeof import('./en/wholesale.json');
	readonly wishlist: typeof import('./en/wishlist.json');
	/** Texts of the app's own screens (`ShopOptions.texts`). */
	readonly own: { readonly [key: string]: string };
	/** Words of invoices and receipts; the domain has them, because a server writes these documents too. */
	readonly sheet: DocumentTexts;
}

/** An area of interface texts; the namespace of its keys. */
export type Area = keyof Resources;

/** A key without the ending that tells one from many. */
type Stem<Key extends string> = Key extends `${infer One}_one` ? One : Key extends `${infer Many}_other` ? Many : Key;

type Paths<Texts> = {
	[Key in keyof Texts & string]: Texts[Key] extends string ? Stem<Key> : `${Key}.${Paths<Texts[Key]>}`;
}[keyof Texts & string];

/** A key with its area, for data that names texts: `offline:refused.chat`. */
export type TextKey<Named extends Area> = Prefixed<Named> & string;

type Prefixed<Named extends Area> = { [Each in Named]: `${Each}:${Paths<Resources[Each]>}` }[Named];

/** What is filled into a text; `count` also chooses between one and many. */
export interface TextValues {
	/** Stands in for a text that may be missing. */
	readonly defaultValue?: string;
	/** A number, not its text: i18next chooses no form for texts. */
	readonly count?: number;
	readonly [name: string]: string | number | undefined;
}

/**
 * Translates a key of some areas: those of the first one by their path, `t('empty.title')`, those of any by area and
 * path, `t('cart:empty.title')`; the compiler knows all keys.
 */
export type TranslateIn<First extends Area, Named extends Area = First> = (
	key: (Paths<Resources[First]> | Prefixed<First | Named>) & string,
	values?: TextValues,
) => string;

/** Translates a key of any area, `t('cart:empty.title')`; keys without an area are of `app`. */
export type Translate = TranslateIn<'app', Area>;
