import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'Popover',
	group: 'Overlays',
	aliases: ['popup', 'flyout', 'overlay'],
	status: 'ready',
	purpose: 'Shows a few controls or some text beside the button they belong to, while the page stays in use.',
	use: [
		'For settings of what is in view: sorting, a price range, the columns of a table.',
		'For details that some people want: what a total is made of.',
	],
	avoid: [
		{ when: 'It is a list of commands.', instead: 'DropdownMenu' },
		{ when: 'It explains a word.', instead: 'ContextHint' },
		{ when: 'It names a control.', instead: 'Tooltip' },
		{ when: 'It must be answered before going on, or is long.', instead: 'Dialog' },
	],
	accessibility: [
		'A dialog named by its title, or else by its button, which says whether it is open.',
		'The focus goes into it when it opens; Tab runs through it and on to what follows its button, which closes it.',
		'Escape, the device’s back gesture and a press outside close it; after Escape the focus is on its button again.',
		'It opens even before the page’s script has arrived.',
		'The trigger must end in a native button.',
	],
	content: [
		'A title as soon as there is more than one control; it brings the close button.',
		'No more than fits on a phone without scrolling.',
	],
};
