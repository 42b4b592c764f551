import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'Price',
	group: 'Commerce',
	aliases: ['money', 'amount', 'currency', 'cost'],
	status: 'ready',
	purpose: 'Says what to pay, what it was before, and what one gets for it.',
	use: [
		'Wherever one amount of one thing is shown: product cards (`sm`), the cart (`md`), a product’s own page (`lg`).',
		'With `isOnRequest` where the seller names the price for each customer; put the button that asks beside it.',
	],
	avoid: [
		{ when: 'The amount depends on a choice that is still open.', instead: 'PriceRange' },
		{
			when: 'The price falls with the quantity.',
			instead: 'PriceTiers, with the price of the chosen quantity as Price',
		},
		{ when: 'Amounts are added up in a bill.', instead: 'DataList with its amounts' },
	],
	accessibility: [
		'Each amount is introduced by a word, so that the struck one is not heard as a second price.',
		'`sentence` replaces the parts by one sentence, in the order and grammar of the language; write currencies out in it.',
		'A sale is told by the struck amount and the percent, never by colour alone.',
	],
	content: [
		'Amounts arrive formatted by `@zaylat/domain/money`; an amount never breaks, it is set smaller when it is long.',
		'Show a percent off only beside the price that it was taken from.',
		'Units are short: "/ piece", "/ kg".',
	],
};
