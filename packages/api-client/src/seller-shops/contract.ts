import { cleanLine, cleanLines } from '@zaylat/domain/typed-text';
import { z } from 'zod';
import { addressInput } from '../addresses/contract.ts';
import { defineResource } from '../http/endpoint.ts';
import { picture, textsBy, typedLine, typedSigns } from '../shared.ts';

const defineEndpoint = defineResource('seller-shops', 'Selling');

const params = z.object({ slug: z.string().max(80) });
/** Minor units of the currency of the shop's edition; null where there is none. */
const amount = z.int().nullable();

/** A delivery service that a shop offers. */
const offeredService = z.object({
	/** Id of the service. */
	id: z.string().max(40),
	/** What the shop asks for a parcel within its country; null for what the service asks. */
	fee: amount.default(null),
	/** Goods total from which the shop pays the delivery; null when it never does. */
	freeFrom: amount.default(null),
});

/** What a seller writes of a shop; `shopProblems` of the domain says what is wrong with it. */
export const writtenShop = z.object({
	/** By language; one is enough. */
	name: textsBy(cleanLine, 300),
	about: textsBy(cleanLines, 10_000),
	/** Day on which the shop is back, such as `2026-12-06`; null while it is there. */
	backOn: z.string().max(10).nullable(),
	services: z.array(offeredService).max(40),
	/** Key of a picture that was sent, or that the shop has; null for none of its own. */
	logo: z.string().max(120).nullable(),
	/** The same beside its name; null for a scene of what it sells. */
	cover: z.string().max(120).nullable(),
});

/** Where parcels of a shop come from and go back to; `addressProblems` of the domain judges it. */
export const shopAddressInput = addressInput.omit({ label: true });

/** Where a shop is paid; `bankAccountProblems` of the domain judges it. */
export const bankAccountInput = z.object({
	/** One of `BANKS` of the shop's edition. */
	bank: z.string().max(20),
	holder: typedLine(200),
	number: typedSigns(60),
});

/** A shop as its seller changes it. */
export const ownShop = writtenShop.extend({
	slug: z.string(),
	edition: z.enum(['mm', 'th']),
	/** Why staff paused it, so that nothing of it is sold; null for a shop that sells. */
	pausedFor: z.string().nullable(),
	/** Days on which it can be back, the next one first. */
	backDays: z.array(z.string()),
	/** All delivery services of the edition that go somewhere within the country. */
	allServices: z.array(z.object({ id: z.string(), name: z.string() })),
	/** The pictures of `logo` and `cover`. */
	pictures: z.array(z.object({ key: z.string(), picture })),
	/** With its places in words of the request's language; null until it is written. */
	returnAddress: shopAddressInput.extend({ placeText: z.string() }).nullable(),
	/** Only what may be shown of it; null until it is written. */
	bankAccount: z.object({ bank: z.string(), lastDigits: z.string(), changedAt: z.iso.datetime() }).nullable(),
});

/** The seller's shops in an edition. */
export const listSellerShops = defineEndpoint({
	method: 'GET',
	path: '/api/seller/shops',
	summary: 'The shops of the seller',
	caller: 'seller',
	guarded: true,
	response: z.object({ data: z.object({ items: z.array(z.object({ slug: z.string(), name: z.string() })) }) }),
});

/** A shop of the seller with all that its form shows. */
export const getSellerShop = defineEndpoint({
	method: 'GET',
	path: '/api/seller/shops/{slug}',
	summary: 'A shop as its form shows it',
	caller: 'seller',
	guarded: true,
	params,
	response: z.object({ data: ownShop }),
	errors: ['shop_not_found'],
});

/**
 * Changes what a shop tells, until when it is away, and what delivery costs. `bad_request` names what is wrong by field.
 * Shoppers see it within a second.
 */
export const changeSellerShop = defineEndpoint({
	method: 'PUT',
	path: '/api/seller/shops/{slug}',
	summary: 'Change a shop',
	caller: 'seller',
	guarded: true,
	limit: 'write',
	params,
	body: writtenShop,
	response: z.object({ data: ownShop }),
	errors: ['shop_not_found'],
});

/** Writes, or with null removes, where parcels of a shop come from and go back to. `fields` name what is wrong. */
export const setShopReturnAddress = defineEndpoint({
	method: 'PUT',
	path: '/api/seller/shops/{slug}/return-address',
	summary: 'Change the return address of a shop',
	caller: 'seller',
	guarded: true,
	limit: 'write',
	params,
	body: z.object({ address: shopAddressInput.nullable() }),
	response: z.object({ data: ownShop }),
	errors: ['shop_not_found'],
});

/**
 * Writes, or with null removes, where a shop is paid. The seller must have proven who uses the session within the last ten
 * minutes. All contacts of the account are told. `fields` name what is wrong.
 */
export const setShopBankAccount = defineEndpoint({
	method: 'PUT',
	path: '/api/seller/shops/{slug}/bank-account',
	summary: 'Change where a shop is paid',
	caller: 'seller',
	guarded: true,
	limit: 'write',
	params,
	body: z.object({ account: bankAccountInput.nullable() }),
	response: z.object({ data: ownShop }),
	errors: ['shop_not_found', 'reauthentication_required'],
});

/** A shop as it is sent. */
export type ShopInput = z.input<typeof writtenShop>;
export type OwnShop = z.infer<typeof ownShop>;
export type ShopAddressInput = z.input<typeof shopAddressInput>;
export type BankAccountInput = z.input<typeof bankAccountInput>;
