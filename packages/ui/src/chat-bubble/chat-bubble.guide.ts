import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'ChatBubble',
	group: 'Commerce',
	aliases: ['message', 'conversation'],
	status: 'ready',
	purpose: 'Shows one message between a shopper and a shop, in a ChatLog with ChatDividers between the days.',
	use: [
		'For the chat with a seller and for answers to a quotation.',
		'Group what one person sent within a few minutes by `position`; the name stands above the first, the time below the last.',
	],
	avoid: [
		{ when: 'People write about a product in public.', instead: 'A list of reviews' },
		{ when: 'The shop tells something once and takes no answer.', instead: 'Banner or Toast' },
		{ when: 'Events of an order are told.', instead: 'Timeline' },
	],
	accessibility: [
		'The sender is said before each message, so side and colour are not the only sign of who wrote it.',
		'A ChatLog reads new messages out as they are added at its end; add older ones above it while it is `aria-busy`.',
		'Status is an icon with a word; "Not sent" is also shown, and its button is described by the message it sends.',
		'The text takes its direction from its own first letters; set `lang` on a message whose language is known.',
		'A sent picture needs words in its `alt`, at least "Picture from" and the sender.',
	],
	content: [
		'The sender of one’s own messages is "You" in the reader’s language.',
		'Times are short ("14:05"), because a ChatDivider names the day.',
		'Say what failed, not why: "Not sent". The way out is the button.',
	],
};
