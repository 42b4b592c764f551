import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'TreeView',
	group: 'Content',
	aliases: ['hierarchy', 'folder tree', 'category tree'],
	status: 'ready',
	purpose: 'Shows items in branches that open and close, of which some can be chosen.',
	use: [
		'For a hierarchy that people know and look through: categories of products, regions, folders.',
		'With `onExpandedChange` and `isLoading` where the items of a branch come from a server.',
		'`selection="multiple"` to choose several, `"none"` to look only.',
	],
	avoid: [
		{ when: 'The items lead to pages.', instead: 'NavMenu or Sidebar' },
		{ when: 'There are two levels.', instead: 'Accordion, or CheckboxGroup with headings' },
		{ when: 'People know the name of what they want.', instead: 'Combobox' },
	],
	accessibility: [
		'One stop for Tab. Arrow up and down move, the arrow to the end opens a branch or goes into it, the arrow to the start closes it or goes out; Home, End, letters and * work too. They are mirrored where it is read from right to left.',
		'Enter, Space and a press choose. A press on the arrow of a branch opens it without choosing.',
		'Name it by `aria-label` or `aria-labelledby`.',
	],
	content: ['Names of two or three words that differ at their beginning.'],
};
