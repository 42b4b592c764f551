import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'FieldSet',
	group: 'Forms',
	aliases: ['group', 'legend', 'form section'],
	status: 'ready',
	purpose: 'Holds controls that answer one question together, under one legend.',
	use: [
		'Around radio buttons, check boxes or choice cards: delivery service, way to pay.',
		'Around Fields that make one thing, such as an address.',
		'In a react-hook-form as `BoundFieldSet` of `@zaylat/ui/form`.',
	],
	avoid: [
		{ when: 'There is one control.', instead: 'Field' },
		{ when: 'Parts of a page are only grouped for the eye.', instead: 'A section with a Heading' },
	],
	accessibility: [
		'A native `<fieldset>`: screen readers say the legend when its first control is reached.',
		'Description and error are tied to the group; the error stands in a live region, so it is also heard when it appears.',
		'`disabled` takes all controls inside out of use.',
		'Do not nest deeper than two: the legends are read one after the other.',
	],
	content: [
		'The legend is a noun or a short question: "Delivery", "How do you pay?".',
		'An error says what to do about the whole group: "Choose a delivery service."',
	],
};
