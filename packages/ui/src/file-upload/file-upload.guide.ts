import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'FileUpload',
	group: 'Forms',
	aliases: ['attachment', 'dropzone', 'file input'],
	status: 'ready',
	purpose: 'Takes files from the device and shows how far each is on its way.',
	use: [
		'For receipts, documents of a shop, files in a chat.',
		'The files are the value. The caller sends them, as they join or with the form, and tells by `getFileState` how far each is.',
		'With `accept`, `maxBytes` and `maxFiles`: what does not fit is refused at once, with words.',
	],
	avoid: [
		{ when: 'The files are pictures that people should see and put in order.', instead: 'ImageUpload' },
		{ when: 'A text would do.', instead: 'Textarea' },
	],
	accessibility: [
		'A native file input inside its label: Tab, Space and Enter open the picker, and the form sends the files without script of its own.',
		'Dropping is an extra for mice; the button does the same.',
		'Files that join or go, refusals and failures are announced. When a file goes, the focus moves to the next.',
		'Give it a Field, which names the input together with the button’s words.',
	],
	content: [
		'`hint` says kinds, size and number before anybody chooses: "PDF or picture, up to 5 MB".',
		'A refusal names the file and says what would fit. A failure says what to do next.',
	],
};
