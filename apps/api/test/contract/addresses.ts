/** A valid address. */
export const YANGON = {
	label: 'Home',
	recipient: 'Daw Khin',
	phoneCountry: '95',
	phone: '09 951 234 567',
	country: 'mm',
	region: 'mm-yangon',
	township: 'mm-yangon-kamayut',
	subdistrict: null,
	postcode: '1104101',
	homeNo: '12 (B)',
	street: 'Inya Road',
	landmark: null,
} as const;
