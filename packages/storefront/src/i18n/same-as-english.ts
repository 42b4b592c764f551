/** Texts that are names or signs, and may be the same in every language; anything else that equals English fails a test. */
export const sameAsEnglish: ReadonlySet<string> = new Set([
	'app:brand',
	'app:counts.most',
	'app:tagline',
	'goods:filter.counted',
	'importing:imports.format.jsonl',
	'operating:accounts.actOn',
	'operating:audit.change',
	'selling:parcel.line',
	'returns:piecesOf',
]);
