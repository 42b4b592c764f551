import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'DataList',
	group: 'Content',
	aliases: ['description list', 'key value', 'facts'],
	status: 'ready',
	purpose: 'Shows the facts of one thing as labels and values.',
	use: [
		'For the data of an order, an invoice, an address or a profile (`pairs`).',
		'For a sum whose parts are added up, with the total as its strong last item (`amounts`).',
	],
	avoid: [
		{ when: 'Several things are compared by the same facts.', instead: 'Table' },
		{ when: 'The values can be changed in place.', instead: 'Field with an Input' },
		{ when: 'Things happened one after the other.', instead: 'Timeline' },
	],
	accessibility: [
		'A `<dl>`: screen readers say label and value as a pair and tell how many there are.',
		'An action belongs to its value; name it so that it makes sense alone: "Copy order number", not "Copy".',
		'It stacks by its own width, so it also works in narrow columns and with text at 200%.',
	],
	content: [
		'Labels are nouns without a colon: "Delivery", not "Delivery:".',
		'Leave out what does not apply; show the dash (`emptyText`) where a missing value is news.',
		'Amounts arrive formatted, and what is taken off with its minus sign.',
	],
};
