import { MOST_CONTACT_PHONES, phoneKey, readPhone } from '@zaylat/domain/contact';
import { type MockHandlers, refuse, replaced } from '../mocks/answer.ts';
import type { World } from '../mocks/world.ts';
import { checkMockOtp, sendMockOtp } from '../otp/mocks.ts';
import type { ContactPhone } from './contract.ts';

/** Mock answers of the contact phones, which live in the world. */
export const contactPhoneHandlers = {
	listContactPhones: ({ world: { account } }) => keep(account, account.contactPhones),
	addContactPhone: ({ world: { account }, body }) => {
		const phone = phoneKey(readPhone(body.phone, body.phoneCountry) ?? refuse('bad_request'));
		const { contactPhones: known } = account;
		if (known.some((each) => each.phone === phone)) return keep(account, known);
		if (known.length >= MOST_CONTACT_PHONES) refuse('contact_phones_full', { most: MOST_CONTACT_PHONES });
		account.count += 1;
		return keep(account, [...known, { id: `phone-new-${account.count}`, phone, isVerified: false }]);
	},
	removeContactPhone: ({ world: { account }, params }) =>
		keep(account, replaced(account.contactPhones, phoneIn(account, params.phoneId))),
	sendContactPhoneCode: ({ world, params }) => sendMockOtp(world, `+${phoneIn(world.account, params.phoneId).phone}`),
	verifyContactPhone: ({ world, params, body }) => {
		const { account } = world;
		const verified = phoneIn(account, params.phoneId);
		checkMockOtp(world, body.code);
		return keep(account, replaced(account.contactPhones, verified, { ...verified, isVerified: true }));
	},
} satisfies Partial<MockHandlers>;

type Account = World['account'];

function keep(account: Account, contactPhones: ContactPhone[]) {
	account.contactPhones = contactPhones;
	return { items: contactPhones };
}

const phoneIn = ({ contactPhones }: Account, id: string): ContactPhone =>
	contactPhones.find((each) => each.id === id) ?? refuse('contact_phone_not_found');
