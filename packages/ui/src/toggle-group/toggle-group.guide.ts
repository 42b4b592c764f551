import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'ToggleGroup',
	group: 'Actions',
	aliases: ['toggle button', 'pressed buttons'],
	status: 'ready',
	purpose: 'Buttons that stay pressed, for settings of a view that take effect at once.',
	use: [
		'For two to five settings that may all be off: what a map shows, bold and italic.',
		'With `isMultiple` where several may be on.',
	],
	avoid: [
		{ when: 'Exactly one of them always holds', instead: 'SegmentedControl' },
		{ when: 'It is a value of a form', instead: 'RadioGroup or CheckboxGroup' },
		{ when: 'A list is narrowed', instead: 'Chip in a ChipGroup' },
	],
	accessibility: [
		'One stop of the Tab key; arrow keys, Home and End move through the buttons.',
		'A group of pressed buttons where several may be on, of radio buttons where one may.',
		'A button with an icon alone needs `aria-label`.',
	],
	content: ['One or two words, of one kind; an icon alone only where everybody knows it.'],
};
