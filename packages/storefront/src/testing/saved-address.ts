import type { Address } from '@zaylat/api-client/contract';
import { saveAddresses } from '../features/addresses/saved-addresses.ts';

const KEPT: Address = {
	id: 'address-kept',
	label: '',
	recipient: 'Ma Hnin',
	phoneCountry: '95',
	phone: '09 951 234 567',
	country: 'mm',
	region: 'mm-yangon',
	township: 'mm-yangon-kamayut',
	subdistrict: null,
	postcode: '11041',
	homeNo: '12 (B)',
	street: 'Inya Road',
	landmark: null,
	isPrimary: true,
	placeText: 'Kamayut, Yangon Region, 11041',
};

/** Puts an address on the device as an earlier guest left it; for a story's `beforeEach`. Returns what takes it away. */
export function addressOnDevice(): () => void {
	saveAddresses([KEPT]);
	return () => saveAddresses([]);
}
