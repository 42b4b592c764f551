import { addressProblems, MOST_ADDRESSES, withOnePrimary } from '@zaylat/domain/addresses';
import type { Language } from '@zaylat/domain/languages';
import type { SavedAddress } from '../mocks/account-state.ts';
import { type MockHandlers, refuse } from '../mocks/answer.ts';
import type { Catalogue } from '../mocks/catalogue.ts';
import { ownPlace, placesIn } from '../mocks/places.ts';
import type { World } from '../mocks/world.ts';
import type { AddressInput } from './contract.ts';

/** Mock answers of the address book, which lives in the world. */
export const addressHandlers = {
	listAddresses: ({ world, catalogue }) => response(world, catalogue),
	addAddress: ({ world, catalogue, body }) => {
		demandGood(body);
		const { account } = world;
		if (account.addresses.length >= MOST_ADDRESSES) refuse('addresses_full', { most: MOST_ADDRESSES });
		account.count += 1;
		const added = { ...body, id: `address-new-${account.count}`, isPrimary: false };
		return keep(world, catalogue, [...account.addresses, added], body.isPrimary ? added.id : undefined);
	},
	changeAddress: ({ world, catalogue, params, body }) => {
		const before = find(world, params.addressId);
		demandGood(body);
		const changed = { ...before, ...body };
		return keep(
			world,
			catalogue,
			world.account.addresses.map((each) => (each === before ? changed : each)),
		);
	},
	makeAddressPrimary: ({ world, catalogue, params }) => {
		const { id } = find(world, params.addressId);
		return keep(world, catalogue, world.account.addresses, id);
	},
	removeAddress: ({ world, catalogue, params }) => {
		const gone = find(world, params.addressId);
		return keep(
			world,
			catalogue,
			world.account.addresses.filter((each) => each !== gone),
		);
	},
} satisfies Partial<MockHandlers>;

function keep(world: World, catalogue: Catalogue, addresses: readonly SavedAddress[], primaryId?: string) {
	world.account.addresses = withOnePrimary(addresses, primaryId);
	return response(world, catalogue);
}

function response({ account }: World, { config: { language } }: Catalogue) {
	return { items: account.addresses.map((address) => ({ ...address, placeText: placesInWords(address, language) })) };
}

/** The places of a mock address in words, the smallest first. */
export function placesInWords({ subdistrict, township, region, postcode }: SavedAddress, language: Language): string {
	const known = placesIn(language).find((place) => ownPlace(place).id === (subdistrict ?? township));
	const words = known
		? [known.subdistrict, known.township, known.region].flatMap((place) => place?.name ?? [])
		: [township, region];
	return [...words, postcode].filter((text) => text !== '').join(', ');
}

function find({ account }: World, id: string): SavedAddress {
	return account.addresses.find((each) => each.id === id) ?? refuse('address_not_found');
}

function demandGood(fields: AddressInput): void {
	if (Object.keys(addressProblems(fields)).length > 0) refuse('bad_request');
}
