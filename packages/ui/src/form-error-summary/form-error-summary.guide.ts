import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'FormErrorSummary',
	group: 'Forms',
	aliases: ['validation summary', 'error list'],
	status: 'ready',
	purpose: 'Lists at the top of a form all that is wrong in it, with a way to each field.',
	use: [
		'First in every form that is longer than a phone’s screen.',
		'Bound (`/form`) in a Form: it appears when sending was refused and empties as fields are put right.',
	],
	avoid: [
		{ when: 'The form has one or two fields, all in sight.', instead: 'the errors of the fields alone' },
		{ when: 'The form as a whole was refused: no stock, no connection.', instead: 'the error of Form, or a Banner' },
	],
	accessibility: [
		'Only the heading is an alert, so the first field, which gets the focus, is still heard with its own error.',
		'Each link moves the focus to its field and brings its label into view. It can be focused by script.',
		'Not bound, the caller gives it the ids of the controls, and the focus if it should go to the summary.',
	],
	content: [
		'The same sentences as at the fields, so that people recognise them.',
		'The heading counts, and asks rather than blames.',
	],
};
