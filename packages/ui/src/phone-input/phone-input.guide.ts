import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'PhoneInput',
	group: 'Forms',
	aliases: ['telephone', 'mobile number', 'country code'],
	status: 'ready',
	purpose: 'Takes a phone number with the dialling code of its country.',
	use: [
		'Where a number of one of a few countries is asked for.',
		'With the person’s own country as the first or the value.',
	],
	avoid: [
		{ when: 'Numbers of any country are taken.', instead: 'Input of type "tel" with the code typed' },
		{ when: 'A number is only shown.', instead: 'text with a link to call' },
	],
	accessibility: [
		'The country is a native list: phones show it their own way, and it is typed through by its names.',
		'Flags say nothing of their own; the list names the countries in words.',
		'Any way of typing is kept: spaces, dashes, a zero, the code again, Burmese digits. Reading it is for the rules.',
	],
	content: [
		'Say why the number is asked: "The courier calls before coming."',
		'An error shows a number that would do: "Type a number such as 09 799 123 456."',
	],
};
