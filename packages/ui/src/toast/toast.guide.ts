import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'Toast',
	group: 'Feedback',
	aliases: ['snackbar', 'notification', 'message'],
	status: 'ready',
	purpose: 'Reports what a press has done, and leaves by itself.',
	use: [
		'“Added to cart”, “Link copied”, with Undo where that is possible.',
		'For a failure of something that was done in passing; it stays long enough to be read.',
	],
	avoid: [
		{ when: 'It must not be missed.', instead: 'Banner, or AlertDialog before the deed' },
		{ when: 'It is about a field.', instead: 'the error of Field' },
		{ when: 'The page shows the result anyway.', instead: 'nothing' },
	],
	accessibility: [
		'Read out politely, at once when `critical`. It never takes the focus.',
		'Its time stands still while the pointer or the focus is on it; with an action it stays five seconds at least. The action must be reachable elsewhere too.',
		'F8, or the `hotkey` of ToastProvider, moves the focus to the newest; Escape returns it.',
		'Escape dismisses the newest. It can be used above an open dialog.',
	],
	content: [
		'What happened, in one short sentence without “successfully”.',
		'A failure says what to do next.',
		'Three at once; give an `id` to what repeats, so that it replaces itself.',
	],
};
