import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'BottomSheet',
	group: 'Overlays',
	aliases: ['action sheet', 'modal', 'drawer'],
	status: 'ready',
	purpose: 'Brings choices or a short form within the thumb’s reach, over the page.',
	use: ['On phones for choosing a size, a country, a way to pay.', 'For a short form whose answer changes the page.'],
	avoid: [
		{ when: 'It is mostly used on wide screens.', instead: 'Dialog, which becomes a sheet on phones by itself' },
		{ when: 'The content is longer than the window.', instead: 'a page of its own, or Drawer' },
		{ when: 'A decision must not be dismissed by a slip.', instead: 'AlertDialog' },
	],
	accessibility: [
		'A modal dialog named by its title. Dragging its header down is only a shortcut: the close button, Escape and a press outside do the same.',
		'The sheet follows the finger; with reduced motion it does not move by itself afterwards.',
		'The handle is hidden from screen readers.',
	],
	content: [
		'The title says what is chosen: “Deliver to”.',
		'It closes by the choice itself where one press is enough; otherwise the action stands in `footer`.',
	],
};
