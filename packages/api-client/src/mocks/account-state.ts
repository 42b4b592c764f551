import type { AddressFields } from '@zaylat/domain/addresses';
import type { NotificationChoices } from '@zaylat/domain/notifications';
import type { Address } from '../addresses/contract.ts';
import type { ContactPhone } from '../contact-phones/contract.ts';
import type { LinkedAccount } from '../linked-accounts/contract.ts';
import type { Notification } from '../notifications/contract.ts';
import type { Profile } from '../profile/contract.ts';

/** An address as it is stored; its texts depend on the reader's language. */
export type SavedAddress = Omit<Address, 'placeText'>;

/** What the mock API keeps of an account. */
export interface AccountState {
	profile: Profile;
	password: string;
	addresses: SavedAddress[];
	contactPhones: ContactPhone[];
	linkedAccounts: Omit<LinkedAccount, 'canUnlink'>[];
	notifications: Notification[];
	choices: NotificationChoices;
	/** When the shopper proved who they are, milliseconds since 1970; null when they did not. */
	provenAt: number | null;
	/** Changes that were reverted. */
	reverted: string[];
	/** Wrong codes since the last was sent. */
	otpTries: number;
	/** Makes ids. */
	count: number;
}

/** The code that the mock API always sends. */
export const MOCK_OTP = '123456';

/** Token that opens the tracking of every mock order, as the link of a message does. */
export const MOCK_TRACK_TOKEN = 'mock-track-token';

const DAY = 86_400_000;
const HOUR = 3_600_000;

const HOME: AddressFields = {
	label: 'အိမ်',
	recipient: 'ဒေါ်ခင်',
	phoneCountry: '95',
	phone: '09951234567',
	country: 'mm',
	region: 'mm-yangon',
	township: 'mm-yangon-kamayut',
	subdistrict: null,
	postcode: '11041',
	homeNo: 'အမှတ် ၁၂ (ခ)၊ တတိယထပ်',
	street: 'အင်းလျားလမ်း',
	landmark: 'လှည်းတန်းဈေး အနီး',
};

const SHOP: AddressFields = {
	label: 'ဆိုင်',
	recipient: 'ဒေါ်ခင်',
	phoneCountry: '95',
	phone: '09251234567',
	country: 'mm',
	region: 'mm-mandalay',
	township: 'mm-mandalay-chanayethazan',
	subdistrict: null,
	postcode: '05021',
	homeNo: 'အမှတ် ၄၅',
	street: '၇၈ လမ်း၊ ၂၈ လမ်းနှင့် ၂၉ လမ်းကြား',
	landmark: null,
};

const NEWS = [
	[
		'order_status',
		{ order: 'ZL20481130', parcel: 'EX204811301MP', status: 'start shipping', amount: 4_550_000, currency: 'mmk' },
		'/Orders/ZL20481130',
		2 * HOUR,
	],
	['chat_message', { shop: 'Inle Weavers' }, '/chat', 5 * HOUR],
	['points_earned', { points: 42 }, '/Points', DAY],
	['coupon_received', { code: 'MINGALABA', percent: 10 }, '/Profile?target=coupons', 2 * DAY],
	['flash_sale', {}, '/', 3 * DAY],
	[
		'payment_received',
		{ order: 'ZL20481130', amount: 4_550_000, currency: 'mmk' },
		'/Orders/ZL20481130',
		3 * DAY + HOUR,
	],
	['quotation_answered', { shop: 'Shan Tea House', status: 'answered' }, '/Quotations', 5 * DAY],
] as const;

/**
 * The account of the mock shopper.
 * @param now milliseconds since 1970
 * @param isEmpty whether nothing was ever stored
 */
export function createAccountState(
	shopper: { readonly id: string; readonly name: string; readonly email?: string | null | undefined },
	now: number,
	isEmpty = false,
): AccountState {
	const filled = <T>(items: readonly T[]): T[] => (isEmpty ? [] : [...items]);
	return {
		profile: {
			id: shopper.id,
			name: shopper.name,
			email: shopper.email ?? null,
			isEmailVerified: true,
			phone: isEmpty ? null : '959951234567',
			isPhoneVerified: !isEmpty,
			hasPassword: true,
			picture: null,
			language: null,
			isSeller: false,
			createdAt: new Date(now - 200 * DAY).toISOString(),
		},
		password: 'zaylat-demo',
		addresses: filled([
			{ ...HOME, id: 'address-1', isPrimary: true },
			{ ...SHOP, id: 'address-2', isPrimary: false },
		]),
		contactPhones: filled([
			{ id: 'phone-1', phone: '959251234567', isVerified: true },
			{ id: 'phone-2', phone: '66812345678', isVerified: false },
		]),
		linkedAccounts: filled([
			{ provider: 'google', label: 'daw.khin@gmail.com', linkedAt: new Date(now - 90 * DAY).toISOString() },
		]),
		notifications: filled(
			NEWS.map(([kind, params, link, age], index) => ({
				id: `news-${index + 1}`,
				kind,
				params,
				link,
				createdAt: new Date(now - age).toISOString(),
				isRead: index > 2,
			})),
		),
		choices: {},
		provenAt: null,
		reverted: [],
		otpTries: 0,
		count: 0,
	};
}
