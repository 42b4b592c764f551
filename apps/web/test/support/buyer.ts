import { randomInt, randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { CheckoutQuote, Order, Payment } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import { LANGUAGES } from '@zaylat/domain/languages';
import type { PaymentMethod } from '@zaylat/domain/payments';
import { ADDRESSES } from './addresses.ts';
import { register } from './database.ts';
import type { Combination } from './matrix.ts';
import { PORTS } from './servers.ts';
import { visitorOf, type WholeResponse } from './visitor.ts';

const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';

/** Password of the demo accounts, and of members that end-to-end tests make. */
export const PASSWORD = 'zaylat-demo';

/** Number with country code that the addresses of end-to-end tests name. */
export const PHONES: Readonly<Record<Edition, string>> = { mm: '09951234567', th: '0812345678' };

/** A phone number that no other test types: a coupon can be used once for each number. */
export function newPhone(edition: Edition): string {
	const digits = String(randomInt(10_000_000)).padStart(7, '0');
	return edition === 'mm' ? `0995${digits}` : `081${digits}`;
}

/** What is bought: variants by their ids, with quantities. */
export type Pieces = Readonly<Record<string, number>>;

/** What an order may have besides. */
export interface Wishes {
	readonly coupon?: string;
	readonly points?: number;
	readonly email?: string;
}

/**
 * Does by the API, in the session of a page's visitor, what a journey is not about.
 * @param page whose cookies are used
 * @param port of another server than the usual one
 */
export function buyerOf(
	page: Page | BrowserContext,
	{ edition, language }: Pick<Combination, 'edition' | 'language'>,
	port: number = PORTS.shop,
) {
	const visitor = visitorOf(page, edition, port);

	function call(method: string, path: string, body?: object, headers?: Record<string, string>): Promise<WholeResponse> {
		return visitor.send(method, path, body && JSON.stringify(body), body && JSON_TYPE, {
			'accept-language': LANGUAGES[language].htmlLang,
			...headers,
		});
	}

	/** @returns `data` of a response that must be right */
	async function demand<Data>(method: string, path: string, body?: object): Promise<Data> {
		const response = await call(method, path, body, { 'idempotency-key': randomUUID() });
		expect(response.status, `${method} ${path}: ${response.text.slice(0, 300)}`).toBe(200);
		return JSON.parse(response.text).data;
	}

	async function signIn(provider: string, fields: Readonly<Record<string, string>> = {}): Promise<WholeResponse> {
		const { csrfToken } = await visitor.getJson('/api/auth/csrf');
		const form = new URLSearchParams({ csrfToken, callbackUrl: '/', json: 'true', ...fields });
		return visitor.send('POST', `/api/auth/callback/${provider}`, form.toString(), FORM);
	}

	const quote = (wishes: Wishes = {}): Promise<CheckoutQuote> =>
		demand('POST', '/api/checkout/quote', { address: ADDRESSES[edition], ...wishes });

	return {
		call,
		demand,
		signIn,
		quote,
		orderOf: (code: string): Promise<Order> => demand('GET', `/api/orders/${code}`),
		/** Signs in without an account. @returns no email */
		async asGuest(): Promise<string> {
			expect((await signIn('guest')).status).toBe(200);
			return '';
		},
		/** Signs in with an account of its own. @returns its email */
		async asMember(points = 0): Promise<string> {
			expect((await signIn('guest')).status).toBe(200);
			const { user } = await visitor.getJson('/api/auth/session');
			const email = `member.${randomUUID().slice(0, 8)}@example.com`;
			await register(user.id, email, points > 0 ? { [edition]: points } : {});
			return email;
		},
		/** Fills the cart. */
		async put(pieces: Pieces): Promise<void> {
			for (const [variantId, quantity] of Object.entries(pieces)) {
				await demand('POST', '/api/cart/lines', { variantId, quantity });
			}
		},
		/** Saves an address in the address book. */
		async keepAddress(): Promise<void> {
			await demand('POST', '/api/addresses', ADDRESSES[edition]);
		},
		/** Orders what is in the cart. */
		async order(paymentMethod: PaymentMethod, { email, ...wishes }: Wishes = {}): Promise<Order> {
			const { fingerprint } = await quote(wishes);
			const body = { address: ADDRESSES[edition], ...wishes, fingerprint, paymentMethod, ...(email && { email }) };
			return demand('POST', '/api/orders', body);
		},
		/** Begins to pay. */
		pay: (orderId: string, method?: PaymentMethod): Promise<Payment> =>
			demand('POST', '/api/payments', { orderId, ...(method && { method }) }),
		/** The webhook of the sandbox's bank, as often as it is sent to the shop. */
		settle: (reference: string, outcome: 'confirm' | 'refuse', webhooks = 1): Promise<Payment> =>
			demand('POST', `/api/sandbox-payments/${reference}`, { outcome, webhooks }),
	};
}
