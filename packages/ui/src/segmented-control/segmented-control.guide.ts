import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'SegmentedControl',
	group: 'Forms',
	aliases: ['switcher', 'button toggle', 'view switch'],
	status: 'ready',
	purpose: 'Switches between two to five short choices that are all in view.',
	use: [
		'For light, dark or as the device; for list or grid; for day, week or month.',
		'Where the choice takes effect at once and can be taken back with a press.',
	],
	avoid: [
		{ when: 'Each choice shows other content with a place of its own.', instead: 'Tabs' },
		{ when: 'A choice needs more than two words.', instead: 'RadioGroup' },
		{ when: 'There are more than five.', instead: 'Select' },
	],
	accessibility: [
		'Native radio buttons that look like segments: one stop for Tab, arrow keys choose.',
		'Name it by `aria-label`, or put it in a FieldSet. A segment with a picture alone needs an `aria-label`.',
		'The chosen segment stands out by ground, weight and shadow; in forced colours it takes the highlight.',
	],
	content: [
		'One word each, of the same kind, of about the same length; long words break onto a second line.',
		'Keep the order that people expect, and never change it with the choice.',
	],
};
