import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'Form',
	group: 'Forms',
	aliases: ['validation', 'submit'],
	status: 'ready',
	purpose: 'Keeps what people type, checks it on sending, and says at each field what to correct.',
	use: [
		'For everything that is filled in and sent: sign-in, checkout, an address, a review.',
		'With the bound fields of `@zaylat/ui/<name>/form`, which find the form around them.',
		'With a resolver of the rules that the server checks too, so that both say the same.',
	],
	avoid: [
		{ when: 'Each change takes effect at once, as in settings.', instead: 'the controls by themselves, with a Toast' },
		{ when: 'Something is searched for.', instead: 'SearchField, which is a form of its own' },
		{ when: 'There is only a question to confirm.', instead: 'AlertDialog' },
	],
	accessibility: [
		'A refused form moves the focus to its first wrong field; BoundFormErrorSummary lists all of them.',
		'Errors are tied to their fields and announced; that of the whole form is an alert below the button.',
		'While it is sent, fields and focus stay; the button says that it is busy, and a second sending is ignored.',
		'Nothing typed is ever emptied by an error. Give a button of type "reset" only where starting over is wished for.',
	],
	content: [
		'An error says what to do: "Type your phone number.", not "Required field".',
		'The button names what happens: "Place order", not "Submit".',
		'Ask only what is needed; say beside the label what must be filled in, or which few need not.',
	],
};
