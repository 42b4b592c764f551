import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'AlertDialog',
	group: 'Overlays',
	aliases: ['confirm', 'confirmation', 'modal'],
	status: 'ready',
	purpose: 'Asks before something is lost that cannot be brought back.',
	use: [
		'Before something is deleted for good, an order is cancelled, or unsaved work is left behind.',
		'With `isPending` while the answer is carried out, and `error` when that fails: the person stays where they decided.',
	],
	avoid: [
		{ when: 'What was done can be undone.', instead: 'do it at once and offer Undo in a Toast' },
		{ when: 'There is something to fill in or to choose.', instead: 'Dialog' },
		{ when: 'It only tells something.', instead: 'Banner, or Toast when it passes' },
	],
	accessibility: [
		'Role `alertdialog`, named by its title and described by its description, so both are read when it opens.',
		'The focus begins at the safe answer; Escape is the safe answer too. A press outside does nothing.',
		'An error is read out when it appears; while pending, no key and no press closes it.',
		'The focus returns to where it came from. When that is gone after the deletion, the caller moves it.',
	],
	content: [
		'The title is the question and names the thing: “Remove the parasol?”, not “Are you sure?”.',
		'The answer that acts repeats the verb: “Remove from cart”, not “Yes” or “OK”.',
		'The description says what follows, not that a question was asked.',
	],
};
