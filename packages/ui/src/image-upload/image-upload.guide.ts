import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'ImageUpload',
	group: 'Forms',
	aliases: ['photo upload', 'picture input', 'camera'],
	status: 'ready',
	purpose: 'Takes a few pictures, shows them and lets people put them in order.',
	use: [
		'For pictures of a review, of a damaged parcel, of a product that somebody sells. Four at the most, unless `maxFiles` says otherwise.',
		'With `capture="environment"` phones get a second button that opens the camera; the first still opens the gallery.',
		'The files are the value; the caller sends them and tells by `getFileState` how far each is.',
		'Pictures that are kept already join as empty files that stand in for them; `getPreview` gives their addresses.',
	],
	avoid: [
		{ when: 'The files need not be pictures.', instead: 'FileUpload' },
		{ when: 'Pictures are only shown.', instead: 'LazyImage or Lightbox' },
	],
	accessibility: [
		'A native file input inside its label opens the picker; dropping is an extra for mice.',
		'Each picture has buttons to move it and to take it away, 44 px, with names of their own; dragging is an extra. The focus goes along with the picture, and its new place is announced.',
		'Previews take the name of the file as text. A picture that the browser cannot show stands as an icon.',
		'Pages with a content policy must allow `blob:` as a source of images.',
	],
	content: [
		'Say in the hint what makes a picture useful: "Show the damage and the label".',
		'Where the first picture is the cover, say so there.',
	],
};
