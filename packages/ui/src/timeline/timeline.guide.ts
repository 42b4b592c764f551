import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'Timeline',
	group: 'Commerce',
	aliases: ['history', 'tracking', 'parcel steps'],
	status: 'ready',
	purpose: 'Tells what happened to a parcel, an order or a payment, and what comes next.',
	use: [
		'For tracking an order: `full` on its own page, `compact` in a card of the order list.',
		'For a history that only grows, such as bonus points, when each entry has a moment and a place.',
	],
	avoid: [
		{ when: 'The person walks through the steps themselves, as in checkout.', instead: 'Steps' },
		{ when: 'Only the present state matters.', instead: 'Badge with the word for it' },
		{ when: 'Work runs for seconds and its share is known.', instead: 'Progress' },
	],
	accessibility: [
		'An ordered list: screen readers tell how many events there are and where they stand in it.',
		'Each event begins with its status in words (`labels`), because the coloured dot says nothing to them.',
		'The event under way carries `aria-current="step"`; mark one at the most.',
		'Give the list a name of its own by `aria-label` or `aria-labelledby` when no heading stands right above it.',
		'Pass `dateTime` with `time`, so that software can read the moment.',
	],
	content: [
		'A title says what happened in a few words, from the shopper’s side: "Handed to the courier", not "Dispatch confirmed".',
		'A failed event says in its note what to do next, best with a link.',
		'Keep one order on a page: oldest first while things are to come, newest first in long histories.',
	],
};
