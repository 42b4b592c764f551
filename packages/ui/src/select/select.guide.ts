import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'Select',
	group: 'Forms',
	aliases: ['dropdown', 'listbox', 'picker'],
	status: 'ready',
	purpose: 'Asks for one of many known choices.',
	use: [
		'For about five to fifty choices that people know by name: a region, a month, a reason for a return.',
		'In groups (`<optgroup>`) where the list is long.',
		'The list is the system’s on every device. On phones that is the wheel or sheet that people know; on desktops it opens with the first key, finds by typing in any script, is never cut off by a dialog, and costs no script.',
	],
	avoid: [
		{ when: 'There are up to about five choices and room to show them.', instead: 'RadioGroup or SegmentedControl' },
		{ when: 'There are so many that one types to find.', instead: 'Combobox' },
		{ when: 'A choice needs a picture, a price or a second line.', instead: 'ChoiceCard or Combobox' },
		{ when: 'The choices are acts.', instead: 'DropdownMenu' },
	],
	accessibility: [
		'A native select: keys, screen readers, reset of forms and autofill are the browser’s.',
		'Give it a Field, or `aria-label`. The placeholder is no label.',
		'A placeholder cannot be chosen again; offer "Any" as a choice of its own where going back must be possible.',
		'A very long choice ends in dots in the closed field; the list shows it whole.',
	],
	content: [
		'The placeholder asks: "Choose a region". Keep the choices in the order people look for them.',
		'Begin choices with the word that sets them apart.',
	],
};
