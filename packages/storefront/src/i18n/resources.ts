import type { PaperWords } from '@zaylat/domain/papers';
import type { Area } from './areas.ts';
import type account from './en/account.json';
import type addresses from './en/addresses.json';
import type app from './en/app.json';
import type auth from './en/auth.json';
import type cart from './en/cart.json';
import type catalog from './en/catalog.json';
import type chat from './en/chat.json';
import type checkout from './en/checkout.json';
import type codes from './en/codes.json';
import type collections from './en/collections.json';
import type coupons from './en/coupons.json';
import type demo from './en/demo.json';
import type developer from './en/developer.json';
import type digital from './en/digital.json';
import type directory from './en/directory.json';
import type errors from './en/errors.json';
import type failures from './en/failures.json';
import type follow from './en/follow.json';
import type help from './en/help.json';
import type home from './en/home.json';
import type library from './en/library.json';
import type orders from './en/orders.json';
import type papers from './en/papers.json';
import type payment from './en/payment.json';
import type product from './en/product.json';
import type reviewing from './en/reviewing.json';
import type reviews from './en/reviews.json';
import type search from './en/search.json';
import type selling from './en/selling.json';
import type shops from './en/shops.json';
import type tools from './en/tools.json';
import type tracking from './en/tracking.json';
import type wholesale from './en/wholesale.json';
import type wishlist from './en/wishlist.json';

/** English names every key; a test holds the other languages to the same ones. */
interface Resources {
	orders: typeof orders;
	reviewing: typeof reviewing;
	library: typeof library;
	papers: typeof papers;
	sheet: PaperWords;
	tracking: typeof tracking;
	selling: typeof selling;
	payment: typeof payment;
	chat: typeof chat;
	checkout: typeof checkout;
	addresses: typeof addresses;
	codes: typeof codes;
	app: typeof app;
	errors: typeof errors;
	home: typeof home;
	search: typeof search;
	catalog: typeof catalog;
	product: typeof product;
	cart: typeof cart;
	auth: typeof auth;
	account: typeof account;
	failures: typeof failures;
	reviews: typeof reviews;
	wholesale: typeof wholesale;
	wishlist: typeof wishlist;
	developer: typeof developer;
	demo: typeof demo;
	digital: typeof digital;
	tools: typeof tools;
	help: typeof help;
	follow: typeof follow;
	coupons: typeof coupons;
	shops: typeof shops;
	collections: typeof collections;
	directory: typeof directory;
}

/** A key without the ending that tells one from many. */
type Stem<Key extends string> = Key extends `${infer One}_one` ? One : Key extends `${infer Many}_other` ? Many : Key;

type Paths<Texts> = {
	[Key in keyof Texts & string]: Texts[Key] extends string ? Stem<Key> : `${Key}.${Paths<Texts[Key]>}`;
}[keyof Texts & string];

type Prefixed<Named extends Area> = { [Each in Named]: `${Each}:${Paths<Resources[Each]>}` }[Named];

/** What is filled into a text; `count` also chooses between one and many. */
export interface TextValues {
	/** Stands in for a text that may be missing. */
	readonly defaultValue?: string;
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
