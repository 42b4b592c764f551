import type { ProductSummary } from '@zaylat/api-client/contract';
import { breakable, wordParts } from '@zaylat/domain/scripts';

/** Props of {@link NameWords}. */
export interface NameWordsProps extends Pick<ProductSummary, 'name' | 'wholeWords'> {
	/** Offset at which the shown part of the name begins. Default 0. */
	readonly from?: number;
	/** Whether lines of Burmese may end after every syllable, for narrow places. Default false. */
	readonly isNarrow?: boolean;
}

/**
 * The text of {@link NameWords}, for the `aria-label` of the heading or link around it: browsers put a space into an
 * accessible name at each inline block.
 */
export function nameText({ name, wholeWords, from = 0, isNarrow = false }: NameWordsProps): string {
	return wordParts(name, wholeWords, from)
		.map(({ text, isWhole }) => (isNarrow && !isWhole ? breakable(text) : text))
		.join('');
}

/**
 * The name of a product, whose lines end between words: brands and types are not parted, nor a number from its word. A word
 * that is wider than its place still breaks inside.
 */
export function NameWords({ name, wholeWords, from = 0, isNarrow = false }: NameWordsProps) {
	let at = from;
	return wordParts(name, wholeWords, from).map(({ text, isWhole }) => {
		const key = at;
		at += text.length;
		if (!isWhole) return isNarrow ? breakable(text) : text;
		return (
			<span key={key} className="inline-block">
				{text}
			</span>
		);
	});
}
