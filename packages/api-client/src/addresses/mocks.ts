import { addressProblems, MOST_ADDRESSES, withOnePrimary } from '@zaylat/domain/addresses';
import { type Answerers, MockRefusal } from '../mocks/answer.ts';
import type { World } from '../mocks/world.ts';
import type { Address, AddressInput } from './contract.ts';

type Answered = 'listAddresses' | 'addAddress' | 'changeAddress' | 'makeAddressPrimary' | 'removeAddress';

/** Mock answers of the address book, which lives in the world. */
export const addressAnswers: Pick<Answerers, Answered> = {
	listAddresses: ({ world }) => ({ data: { items: world.account.addresses } }),
	addAddress: ({ world, body }) => {
		demandGood(body);
		const { account } = world;
		if (account.addresses.length >= MOST_ADDRESSES) throw new MockRefusal('addresses_full', { most: MOST_ADDRESSES });
		account.count += 1;
		const added = { ...body, id: `address-new-${account.count}`, isPrimary: false };
		return keep(world, [...account.addresses, added], body.isPrimary ? added.id : undefined);
	},
	changeAddress: ({ world, params, body }) => {
		const before = find(world, params.addressId);
		demandGood(body);
		const changed = { ...before, ...body };
		return keep(
			world,
			world.account.addresses.map((each) => (each === before ? changed : each)),
		);
	},
	makeAddressPrimary: ({ world, params }) => {
		const { id } = find(world, params.addressId);
		return keep(world, world.account.addresses, id);
	},
	removeAddress: ({ world, params }) => {
		const gone = find(world, params.addressId);
		return keep(
			world,
			world.account.addresses.filter((each) => each !== gone),
		);
	},
};

function keep(world: World, addresses: readonly Address[], primaryId?: string) {
	world.account.addresses = withOnePrimary(addresses, primaryId);
	return { data: { items: world.account.addresses } };
}

function find({ account }: World, id: string): Address {
	const found = account.addresses.find((each) => each.id === id);
	if (!found) throw new MockRefusal('address_not_found');
	return found;
}

function demandGood(fields: AddressInput): void {
	if (Object.keys(addressProblems(fields)).length > 0) throw new MockRefusal('bad_request');
}
