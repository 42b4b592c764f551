import type { NotificationChoices } from '@zaylat/domain/notifications';
import { DAY_MS } from '@zaylat/domain/time';
import type { Address } from '../addresses/contract.ts';
import type { ContactPhone } from '../contact-phones/contract.ts';
import type { LinkedAccount } from '../linked-accounts/contract.ts';
import type { Notification } from '../notifications/contract.ts';
import type { Profile } from '../profile/contract.ts';
import { type RecordedName, recorded } from './recorded/recording.ts';

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
	const first = <T>(name: RecordedName): T[] =>
		isEmpty ? [] : recorded<T>(name, { edition: 'mm', language: 'mm' }, now);
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
			isStaff: false,
			createdAt: new Date(now - 200 * DAY_MS).toISOString(),
		},
		password: 'zaylat-demo',
		addresses: first<SavedAddress>('addresses'),
		contactPhones: first<ContactPhone>('contactPhones'),
		linkedAccounts: first<AccountState['linkedAccounts'][number]>('linkedAccounts'),
		notifications: first<Notification>('notifications'),
		choices: {},
		provenAt: null,
		reverted: [],
		otpTries: 0,
		count: 0,
	};
}
