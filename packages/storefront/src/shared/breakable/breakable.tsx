import { syllablesOf } from '@zaylat/domain/scripts';
import { Fragment } from 'react';

/** Props of {@link Breakable}. */
export interface BreakableProps {
	readonly text: string;
}

/** A text in a place that may be narrower than its words: Burmese then ends a line after a syllable, never within one. */
export function Breakable({ text }: BreakableProps) {
	let end = 0;
	return syllablesOf(text).map((syllable) => {
		const begin = end;
		end += syllable.length;
		return (
			<Fragment key={begin}>
				{begin > 0 && <wbr />}
				{syllable}
			</Fragment>
		);
	});
}
