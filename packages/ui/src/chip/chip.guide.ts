import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'Chip',
	group: 'Feedback',
	aliases: ['filter', 'pill', 'token'],
	status: 'ready',
	purpose: 'Switches a filter on and off by one press, and shows those that are on.',
	use: [
		'Chip in a ChipGroup for filters of which several may be on at once.',
		'RemovableChip for what was chosen elsewhere and can be taken away: filters in force, recipients.',
		'ChipGroup with `flow="scroll"` where one line is all the room there is; the last chip should be cut, to show that there is more.',
	],
	avoid: [
		{ when: 'Exactly one of a few holds.', instead: 'SegmentedControl or RadioGroup' },
		{ when: 'It is part of a form that is sent.', instead: 'Checkbox' },
		{ when: 'It does something.', instead: 'Button' },
		{ when: 'It only says what something is.', instead: 'Tag' },
	],
	accessibility: [
		'Chip is a toggle button; a check mark shows it beside the colour. Its words never change with its state.',
		'36 px high with a target of 44 px.',
		'When a RemovableChip goes, the focus goes to its neighbour, and to the ChipGroup at last.',
		'The name of a remove button says what it removes.',
	],
	content: ['One or two words. A count is formatted by the caller and stands for what the filter would leave.'],
};
