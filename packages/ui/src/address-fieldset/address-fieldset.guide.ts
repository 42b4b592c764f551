import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'AddressFieldset',
	group: 'Forms',
	aliases: ['township', 'district', 'postcode', 'shipping address'],
	status: 'ready',
	purpose: 'Lays out the fields of an address, and shows one that is known.',
	use: [
		'AddressFieldset around the fields of an address, with AddressFullRow for the street.',
		'AddressSummary where an address is read: checkout, address book, order.',
	],
	avoid: [
		{ when: 'The fields do not belong together.', instead: 'Stack' },
		{ when: 'Many facts are listed.', instead: 'DataList' },
	],
	accessibility: [
		'A group with a legend: screen readers say which address the fields belong to.',
		'Fields stand in the order they are read in, in one column or two.',
		'It decides no rules and no order: give each field its `autoComplete` ("address-line1", "address-level2").',
	],
	content: [
		'The order of the country: in Myanmar from the house to the region.',
		'Words people use: township, not city district.',
	],
};
