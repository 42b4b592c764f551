import type { Edition } from '@zaylat/domain/editions';
import { perWorld, timeOf } from '../mocks/answer.ts';
import type { OwnShop } from './contract.ts';

type Written = Pick<OwnShop, 'name' | 'about' | 'backOn' | 'services' | 'logo' | 'cover'>;

/** What the seller has changed of a shop. */
export type ChangedShop = Partial<Written & Pick<OwnShop, 'returnAddress' | 'bankAccount'>>;

/** What the seller has changed in a world, by the shop's slug. */
export const changedShops = perWorld((world) => {
	const shops = new Map<string, ChangedShop>();
	if (world.options.areShopsComplete !== true) return shops;
	for (const edition of ['mm', 'th'] as const) {
		for (const { slug } of world.catalogue(edition, 'en').shops) shops.set(slug, complete(edition, timeOf(world)));
	}
	return shops;
});

/** A shop with pictures of its own, a return address and a bank account. */
const complete = (edition: Edition, changedAt: string): ChangedShop => ({
	...{ logo: 'lotus', cover: 'cup', returnAddress: mockReturnAddress(edition) },
	bankAccount: { bank: edition === 'mm' ? 'kbz' : 'kbank', lastDigits: '3456', changedAt },
});

/** A return address in the country of an edition. */
export function mockReturnAddress(edition: Edition): NonNullable<OwnShop['returnAddress']> {
	const common = { country: edition, recipient: 'Daw Khin Khin', homeNo: '12', subdistrict: null, landmark: null };
	if (edition === 'mm') {
		return {
			...{ ...common, phoneCountry: '95', phone: '09951234567', region: 'mm-yangon', township: 'mm-yangon-kamayut' },
			...{ street: 'Pyay Road', postcode: '11041', placeText: 'Kamayut, Yangon, 11041' },
		};
	}
	return {
		...{ ...common, phoneCountry: '66', phone: '0812345678', region: 'th-bangkok', township: 'th-bangkok-bang-rak' },
		...{ street: 'Silom Road', postcode: '10500', placeText: 'Bang Rak, Bangkok, 10500' },
	};
}
