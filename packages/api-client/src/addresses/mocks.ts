import { addressProblems, MOST_ADDRESSES, withOnePrimary } from '@zaylat/domain/addresses';
import type { SavedAddress } from '../mocks/account-state.ts';
import { type MockContext, type MockHandlers, refuse, replaced } from '../mocks/answer.ts';
import { ownPlace, placesIn } from '../mocks/places.ts';
import type { Reader } from '../mocks/recorded/recording.ts';
import type { World } from '../mocks/world.ts';
import type { AddressInput } from './contract.ts';

/** Mock answers of the address book, which lives in the world. */
export const addressHandlers = {
	listAddresses: (call) => listed(call),
	addAddress: (call) => {
		demandGood(call.body);
		const { account } = call.world;
		if (account.addresses.length >= MOST_ADDRESSES) refuse('addresses_full', { most: MOST_ADDRESSES });
		account.count += 1;
		const added = { ...call.body, id: `address-new-${account.count}`, isPrimary: false };
		return keep(call, [...account.addresses, added], call.body.isPrimary ? added.id : undefined);
	},
	changeAddress: (call) => {
		const before = addressIn(call.world, call.params.addressId);
		demandGood(call.body);
		return keep(call, replaced(call.world.account.addresses, before, { ...before, ...call.body }));
	},
	makeAddressPrimary: (call) =>
		keep(call, call.world.account.addresses, addressIn(call.world, call.params.addressId).id),
	removeAddress: (call) =>
		keep(call, replaced(call.world.account.addresses, addressIn(call.world, call.params.addressId))),
} satisfies Partial<MockHandlers>;

function keep(context: MockContext, addresses: readonly SavedAddress[], primaryId?: string) {
	context.world.account.addresses = withOnePrimary(addresses, primaryId);
	return listed(context);
}

const listed = ({ world, catalogue: { config } }: MockContext) => ({
	items: world.account.addresses.map((address) => ({ ...address, placeText: placesInWords(address, config) })),
});

/** The places of a mock address in words, the smallest first. */
export function placesInWords({ subdistrict, township, region, postcode }: SavedAddress, reader: Reader): string {
	const known = placesIn(reader).find((place) => ownPlace(place).id === (subdistrict ?? township));
	const words = known
		? [known.subdistrict, known.township, known.region].flatMap((place) => place?.name ?? [])
		: [township, region];
	return [...words, postcode].filter((text) => text !== '').join(', ');
}

const addressIn = ({ account }: World, id: string) =>
	account.addresses.find((each) => each.id === id) ?? refuse('address_not_found');

function demandGood(fields: AddressInput): void {
	if (Object.keys(addressProblems(fields)).length > 0) refuse('bad_request');
}
