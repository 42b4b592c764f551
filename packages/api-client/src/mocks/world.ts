import type { Carrying } from '@zaylat/domain/delivery';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import type { ReturnStatus } from '@zaylat/domain/orders';
import type { PaymentOption } from '@zaylat/domain/payments';
import type { StaffRole } from '@zaylat/domain/roles';
import type { ApplicationState } from '@zaylat/domain/seller-applications';
import type { SessionUser } from '../auth/types.ts';
import type { ServedEndpointName } from '../endpoints.ts';
import type { ErrorCode } from '../http/errors.ts';
import { type AccountState, createAccountState } from './account-state.ts';
import { type Catalogue, type CatalogueSize, createCatalogue } from './catalogue.ts';
import { RECORDED_AT } from './recorded/recording.ts';

/** A failure of the mock API: never answering, a broken connection, or an error of the catalogue. */
export type Failure =
	| 'pending'
	| 'lost'
	| ErrorCode
	| { readonly code: ErrorCode; readonly details?: Readonly<Record<string, string | number>> };

/** How sign-in fails; `lost` answers the list of providers, and nothing after it. */
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
		/** Whether it is of digital goods, whose codes are sent by email too. Default false. */
		readonly isDigital?: boolean;
	};
	/** Whether the order that is on its way should have arrived by now. Default false. */
	readonly isLate?: boolean;
	/** State of a return of one piece of the order that was delivered; no return unless given. */
	readonly returned?: ReturnStatus;
	/** Pieces of the order that was delivered; 1 unless given. */
	readonly boughtPieces?: number;
	/** Percent that a coupon takes off the goods of the orders of the beginning; no coupon unless given. */
	readonly couponPercent?: number;
	/** Whether the shopper has collected all coupons, and some that are used or have ended. Default false. */
	readonly hasCollectedCoupons?: boolean;
	/** Slugs of categories of the first level that the first coupon is for; all goods unless given. */
	readonly couponCategories?: readonly string[];
	/** Whether the order that was delivered has a second parcel, which its shop cancelled. Default false. */
	readonly hasCancelledParcel?: boolean;
	/** Pieces of each variant that a quotation is for; as many as can be asked for unless given. */
	readonly quotationStock?: number;
	/** Whether the address book is empty. Default false. */
	readonly hasNoAddresses?: boolean;
	/** Whether the shopper has written reviews: one lately with pictures, and one whose days to change are over. Default false. */
	readonly hasOwnReviews?: boolean;
	/** Whether the shopper's account has no password, like one that was created by an OAuth sign-in. Default false. */
	readonly hasNoPassword?: boolean;
	/** What the seller has imported: one file that goes on and one that waits, one that was checked and one that was not read, or none; one that is done unless given. */
	readonly imports?: 'running' | 'failed' | 'none';
	/** Whether shops have pictures of their own, a return address and a bank account. Default false. */
	readonly areShopsComplete?: boolean;
	/** Whether all shops are away. Default false. */
	readonly areShopsAway?: boolean;
	/** How all goods are carried; as parcels unless given. */
	readonly carrying?: Carrying;
	/** Whether the seller's drafts were refused by a reviewer. Default false. */
	readonly isGoodsRefused?: boolean;
	/** Whether staff have paused the seller's shops. Default false. */
	readonly isShopPaused?: boolean;
	/** Ids of addresses that no service goes to. */
	readonly unreachable?: readonly string[];
	/** Hours that the flash sale of a shop still runs; 3 unless given. */
	readonly saleHours?: number;
	/** Milliseconds since the epoch; a fixed morning unless given. */
	readonly now?: () => number;
	/** Failures by endpoint; `all` fails every one that has none of its own. */
	readonly failures?: Failures;
	readonly signIn?: SignInFailure;
	/** What the signed-in account may do in the operation of the market; it is no staff unless given. */
	readonly staff?: {
		readonly roles: readonly StaffRole[];
		/** Whether the second factor is set up, and was given in this session. Default `given`. */
		readonly secondFactor?: 'missing' | 'asked' | 'given';
	};
	/** State of the application to sell that the account has sent; none unless given. */
	readonly application?: ApplicationState;
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
	readonly responses: Map<string, unknown>;
	now(): number;
	/** The catalogue for one request. */
	catalogue(edition: Edition, language: Language): Catalogue;
}

/** The moment at which the mock API stands still: that of its recordings. */
export const MOCK_NOW = RECORDED_AT;

/** The shopper whom the mock API knows; the demo account of development. */
export const MOCK_USERS: Readonly<Record<SessionUser['kind'], SessionUser>> = {
	registered: { id: 'user-1', name: 'Daw Khin', email: 'shopper@example.com', kind: 'registered' },
	guest: { id: 'guest-1', name: 'Guest', email: null, kind: 'guest' },
};

/** What signs the mock shopper in. */
export const MOCK_CREDENTIALS = { identifier: 'shopper@example.com', password: 'zaylat-demo' } as const;

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
		responses: new Map(),
		now,
		catalogue(edition, language) {
			const key = `${edition}|${language}`;
			const made = catalogues.get(key) ?? createCatalogue({ edition, language, size, hasLongTexts });
			catalogues.set(key, made);
			return made;
		},
	};
}
