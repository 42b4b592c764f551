import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'Button',
	group: 'Actions',
	aliases: ['action', 'submit', 'CTA'],
	status: 'ready',
	purpose: 'Does something here and now: adds, sends, pays, removes.',
	use: [
		'`primary` for the one thing that a view is for; `secondary` for what stands beside it; `ghost` in rows and dialogs with many actions; `critical` for what removes.',
		'`asChild` around a link when something that leads elsewhere must look like a button ("Sign in").',
		'`isLoading` while the server answers: width and focus stay, and a second press does nothing.',
	],
	avoid: [
		{ when: 'It leads to another place in running text.', instead: 'Link' },
		{ when: 'There is only room for a picture.', instead: 'IconButton' },
		{ when: 'It turns something on and off.', instead: 'Switch or a Chip' },
		{
			when: 'Something is missing before it can be pressed.',
			instead: 'An enabled Button that says what is missing when pressed',
		},
	],
	accessibility: [
		'A native `<button>`, of type `button` unless told otherwise, so it never sends a form by accident.',
		'`sm` is 36 px high and takes presses in 44 px; keep 8 px between small ones.',
		'While loading it is `aria-disabled` and `aria-busy`, keeps the focus, and says `loadingLabel` once. Pass `isLoading={false}` from the start, so that the live region is there in time.',
		'Long texts wrap; nothing is cut at 200% or in Burmese.',
	],
	content: [
		'Begin with a verb and say what happens, with the amount where money moves: "Pay 45,000 K", not "Confirm".',
		'Two or three words. No exclamation mark, no "Click here".',
		'An icon stands before the text when it tells what happens, after it when it tells where it leads.',
	],
};
