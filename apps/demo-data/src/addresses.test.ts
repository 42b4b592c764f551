import { SUBDISTRICTS, TOWNSHIPS } from '@zaylat/api/base-data';
import { expect, it } from 'vitest';
import { ACCOUNT_ADDRESSES } from './account.ts';
import { ORDER_ADDRESSES } from './demo-orders.ts';

/** An address as the demo data have it, with the names of its fields. */
interface Place {
	readonly country: string;
	readonly region: string;
	readonly township: string;
	readonly subdistrict?: string | null;
	readonly postcode: string;
	readonly street: string;
}

const ADDRESSES: readonly Place[] = [...ACCOUNT_ADDRESSES, ...Object.values(ORDER_ADDRESSES)];

it.each(ADDRESSES)('$street: district, sub-district, province and postcode belong together', (address) => {
	const township = TOWNSHIPS.find(({ id }) => id === address.township);
	expect(township?.region.id).toBe(address.region);
	expect(township?.region.country).toBe(address.country);
	if (address.country === 'mm') {
		expect(address.postcode).toBe(township?.postcode);
		return;
	}
	const subdistrict = SUBDISTRICTS.find(({ id }) => id === address.subdistrict);
	expect(subdistrict?.townshipId).toBe(address.township);
	expect(address.postcode).toBe(subdistrict?.postcode);
	// Written as it stands on parcels in Thailand.
	expect(address.street).toMatch(/^(ถนน|ซอย)/);
});
