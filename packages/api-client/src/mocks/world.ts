import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import type { ReturnStatus } from '@zaylat/domain/orders';
import type { PaymentOption } from '@zaylat/domain/payments';
import type { SessionUser } from '../auth/types.ts';
import type { CurrencyEntry } from '../currencies/contract.ts';
import type { ServedEndpointName } from '../endpoints.ts';
import type { ErrorCode } from '../http/errors.ts';
import { type AccountState, createAccountState } from './account-state.ts';
import { type Catalogue, type CatalogueSize, createCatalogue } from './catalogue.ts';

/** A failure of the mock API: never answering, a broken connection, or an error of the catalogue. */
export type Failure =
	| 'pending'
	| 'lost'
	| ErrorCode
	| { readonly code: ErrorCode; readonly details?: Readonly<Record<string, string | number>> };

/** How sign-in fails. */
export type SignInFailure = 'refused' | 'locked' | 'deleted' | 'lost' | 'no-providers' | 'session-slow';

/** Failures by the name of the endpoint; `all` stands for the endpoints that have none of their own. */
export interface Failures extends Partial<Readonly<Record<ServedEndpointName | 'all', Failure>>> {}

/** Settings of a mock API. */
export interface MockApiOptions {
	/** Edition of requests that do not name one; Myanmar unless given. */
	readonly edition?: Edition;
	/** Who is signed in at first; nobody unless given. */
	readonly user?: SessionUser['kind'] | 'none';
	/** Lines in the cart at first. */
	readonly cart?: readonly { readonly variantId: string; readonly quantity: number; readonly quotationId?: string }[];
	/** Product ids on the wishlist at first. */
	readonly wishlist?: readonly string[];
	readonly size?: CatalogueSize;
	readonly hasLongTexts?: boolean;
	/** An order that waits for its payment, and how the last try to pay it ended, if there was one. */
	readonly orderToPay?: {
		readonly method: 'card' | 'mobile_banking' | 'qr' | 'e_wallet';
		/** The usual one of the method unless given. */
		readonly option?: PaymentOption;
		readonly ended?: 'failed' | 'expired' | 'abandoned' | 'paid';
	};
	/** State of a return of the order that was delivered; no return unless given. */
	readonly returned?: ReturnStatus;
	/** Whether the address book is empty. Default false. */
	readonly hasNoAddresses?: boolean;
	/** Whether the shopper has written reviews: one lately with pictures, and one whose days to change are over. Default false. */
	readonly hasOwnReviews?: boolean;
	/** Whether the shopper's account has no password, like one that was created by an OAuth sign-in. Default false. */
	readonly hasNoPassword?: boolean;
	/** Ids of addresses that no service goes to. */
	readonly unreachable?: readonly string[];
	/** Hours that the flash sale of a shop still runs; 3 unless given. */
	readonly saleHours?: number;
	/** Milliseconds since the epoch; a fixed morning unless given. */
	readonly now?: () => number;
	/** Failures by endpoint; `all` fails every one that has none of its own. */
	readonly failures?: Failures;
	readonly signIn?: SignInFailure;
	/** Whether people can sign in with Google. Default false. */
	readonly hasGoogle?: boolean;
	/** Client id of Google that the edition names; with it the sign-in page loads Google's script. Default none. */
	readonly googleClientId?: string;
}

/** A line of the mock cart. */
export interface WorldLine {
	readonly id: string;
	readonly variantId: string;
	quantity: number;
	/** Whether the checkout takes it; it does unless this says no. */
	isSelected?: boolean;
	/** The accepted quotation that it is bought on. */
	quotationId?: string;
	/** Whether it is saved for later instead of being in the cart. */
	isSaved?: boolean;
}

/** All that changes in a mock API. */
export interface World {
	readonly options: MockApiOptions;
	user: SessionUser | null;
	lines: WorldLine[];
	revision: number;
	wishlist: string[];
	account: AccountState;
	/** Answers by the idempotency keys of calls that may be repeated. */
	readonly answers: Map<string, unknown>;
	now(): number;
	/** The catalogue for one request. */
	catalogue(edition: Edition, language: Language): Catalogue;
}

/** The moment at which the mock API stands still: 21 November 2026, noon in Yangon. */
export const MOCK_NOW = Date.UTC(2026, 10, 21, 5, 30);

/** The shopper whom the mock API knows; the demo account of development. */
export const MOCK_USERS: Readonly<Record<SessionUser['kind'], SessionUser>> = {
	registered: { id: 'user-1', name: 'Daw Khin', email: 'shopper@example.com', kind: 'registered' },
	guest: { id: 'guest-1', name: 'Guest', email: null, kind: 'guest' },
};

/** What signs the mock shopper in. */
export const MOCK_CREDENTIALS = { identifier: 'shopper@example.com', password: 'zaylat-demo' } as const;

/** Kyat per unit (Decision 5), near real ones. */
export const MOCK_RATES: Readonly<Record<CurrencyEntry['key'], string>> = {
	mmk: '1',
	thb: '100',
	yuan: '290',
	yen: '13.8',
	usd: '2100',
	sgd: '1560',
	rm: '470',
	krw: '1.52',
	eur: '2280',
	dhs: '572',
};

/** Makes the state of a mock API. */
export function createWorld(options: MockApiOptions = {}): World {
	const { user = 'none', size = 'full', hasLongTexts = false, now = () => MOCK_NOW } = options;
	const catalogues = new Map<string, Catalogue>();
	const account = createAccountState(MOCK_USERS[user === 'guest' ? 'guest' : 'registered'], now(), size === 'empty');
	if (options.hasNoAddresses) account.addresses = [];
	if (options.hasNoPassword) account.profile = { ...account.profile, hasPassword: false };
	return {
		options,
		user: user === 'none' ? null : MOCK_USERS[user],
		lines: (options.cart ?? []).map((line, index) => ({ id: `line-${index + 1}`, ...line })),
		revision: options.cart?.length ?? 0,
		wishlist: [...(options.wishlist ?? [])],
		account,
		answers: new Map(),
		now,
		catalogue(edition, language) {
			const key = `${edition}|${language}`;
			const made = catalogues.get(key) ?? createCatalogue({ edition, language, size, hasLongTexts });
			catalogues.set(key, made);
			return made;
		},
	};
}
