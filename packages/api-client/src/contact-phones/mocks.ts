import { MOST_CONTACT_PHONES, phoneKey, readPhone } from '@zaylat/domain/contact';
import { type MockHandlers, refuse } from '../mocks/answer.ts';
import type { World } from '../mocks/world.ts';
import { checkMockOtp, sendMockOtp } from '../otp/mocks.ts';
import type { ContactPhone } from './contract.ts';

/** Mock answers of the contact phones, which live in the world. */
export const contactPhoneHandlers = {
	listContactPhones: ({ world }) => listed(world),
	addContactPhone: ({ world, body }) => {
		const { account } = world;
		const read = readPhone(body.phone, body.phoneCountry) ?? refuse('bad_request');
		const phone = phoneKey(read);
		if (account.contactPhones.some((each) => each.phone === phone)) return listed(world);
		if (account.contactPhones.length >= MOST_CONTACT_PHONES) {
			refuse('contact_phones_full', { most: MOST_CONTACT_PHONES });
		}
		account.count += 1;
		account.contactPhones = [...account.contactPhones, { id: `phone-new-${account.count}`, phone, isVerified: false }];
		return listed(world);
	},
	removeContactPhone: ({ world, params }) => {
		const gone = find(world, params.phoneId);
		world.account.contactPhones = world.account.contactPhones.filter((each) => each !== gone);
		return listed(world);
	},
	sendContactPhoneCode: ({ world, params }) => sendMockOtp(world, `+${find(world, params.phoneId).phone}`),
	verifyContactPhone: ({ world, params, body }) => {
		const verified = find(world, params.phoneId);
		checkMockOtp(world, body.code);
		world.account.contactPhones = world.account.contactPhones.map((each) =>
			each === verified ? { ...each, isVerified: true } : each,
		);
		return listed(world);
	},
} satisfies Partial<MockHandlers>;

const listed = ({ account }: World) => ({ items: account.contactPhones });

function find({ account }: World, id: string): ContactPhone {
	return account.contactPhones.find((each) => each.id === id) ?? refuse('contact_phone_not_found');
}
