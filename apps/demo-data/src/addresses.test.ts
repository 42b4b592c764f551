import { SUBDISTRICTS, TOWNSHIPS } from '@zaylat/api/base-data';
import { describe, expect, it } from 'vitest';
import { ACCOUNT_ADDRESSES } from './account.ts';
import { BUSINESS_ENTRIES } from './business-entries.ts';
import { addressOf } from './businesses.ts';
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

describe('addresses of the business directory', () => {
	const places = (['mm', 'th'] as const).flatMap((edition) =>
		BUSINESS_ENTRIES[edition].map(({ township: id }) => ({
			edition,
			township: TOWNSHIPS.find((township) => township.id === id),
		})),
	);

	it('are in the country of their edition, with the postcode of their district', () => {
		expect(places.length).toBeGreaterThan(40);
		const wrong = places.filter(({ edition, township }) => {
			if (township?.region.country !== edition) return true;
			const { postcode } = township;
			if (postcode !== null && !/^\d{5}(\d\d)?$/.test(postcode)) return true;
			// Of some districts of Myanmar none is known.
			return Object.values(addressOf(township)).some((text) =>
				postcode === null ? edition === 'th' || /\d/.test(text) : !text.includes(postcode),
			);
		});
		expect(wrong).toEqual([]);
	});

	it('of Thailand name เขต in Bangkok, อำเภอ and จังหวัด elsewhere', () => {
		for (const { edition, township } of places) {
			if (edition !== 'th' || !township) continue;
			const isBangkok = township.region.id === 'th-bangkok';
			expect(addressOf(township).thai).toMatch(isBangkok ? /^เขต\S+ กรุงเทพ\S* \d{5}$/ : /^อำเภอ\S+ จังหวัด\S+ \d{5}$/);
		}
	});
});
