import type { HelpArticle, HelpBlock, HelpSpan, Operator } from '@zaylat/api-client/contract';
import { fillBrand } from '@zaylat/domain/brand';
import type { Language } from '@zaylat/domain/languages';
import { BRAND } from '../brand.ts';
import { fillFigures, isFigure } from './figures.ts';

/** Facts about the operator that a text can name (ADR 94). */
const FACTS = ['company', 'address', 'registrationNumber', 'taxNumber', 'phone', 'email'] as const;
const FACT = new RegExp(`\\{operator\\.(${FACTS.join('|')})\\}`, 'g');

/** Anything in braces. */
const NAMED = /\{([^{}]*)\}/g;

/** Unknown names in braces. */
export const unknownNames = (text: string): string[] =>
	[...text.matchAll(NAMED)]
		.map(([, name = '']) => name)
		.filter((name) => {
			const [kind, key = ''] = name.split('.');
			if (kind === 'figure') return !isFigure(key);
			if (kind === 'operator') return !FACTS.some((fact) => fact === key);
			return fillBrand(`{${name}}`, BRAND) === `{${name}}`;
		});

/** A text with the brand and the numbers of rules filled in. @throws RangeError for a figure that is none */
export const filledWords = (text: string, language: Language): string => fillFigures(fillBrand(text, BRAND), language);

/** What texts are filled in with. */
export interface Filling {
	readonly language: Language;
	/** Null where none is configured: what names a fact about it is left out. */
	readonly operator: Operator | null;
}

/** Sections with all facts filled in; a text or an item that has none to fill in is left out. */
export function filledSections(sections: HelpArticle['sections'], filling: Filling): HelpArticle['sections'] {
	return sections
		.map(({ heading, blocks }) => ({
			heading: filledWords(heading, filling.language),
			blocks: blocks.flatMap((block) => filledBlock(block, filling)),
		}))
		.filter(({ blocks }) => blocks.length > 0);
}

function filledBlock(block: HelpBlock, filling: Filling): HelpBlock[] {
	const fill = (text: string) => filled(text, filling);
	/** Runs of a text that can be filled in. */
	const runs = (spans: readonly HelpSpan[]) => spans.map((span) => ({ ...span, text: fill(span.text) ?? '' }));
	switch (block.kind) {
		case 'paragraph': {
			const text = fill(block.text);
			return text === undefined ? [] : [{ ...block, text, ...(block.spans && { spans: runs(block.spans) }) }];
		}
		case 'list':
		case 'steps': {
			const places = block.items.flatMap((item, place) => {
				const text = fill(item);
				return text === undefined ? [] : [{ text, spans: runs(block.spans?.[place] ?? [{ text: item }]) }];
			});
			if (places.length === 0) return [];
			const items = places.map(({ text }) => text);
			return [{ ...block, items, ...(block.spans && { spans: places.map(({ spans }) => spans) }) }];
		}
		case 'question': {
			const [question, answer] = [fill(block.question), fill(block.answer)];
			if (question === undefined || answer === undefined) return [];
			return [{ ...block, question, answer, ...(block.spans && { spans: runs(block.spans) }) }];
		}
	}
}

function filled(text: string, { language, operator }: Filling): string | undefined {
	const words = filledWords(text, language);
	if (operator === null) return words.search(FACT) === -1 ? words : undefined;
	return words.replace(FACT, (_, fact: (typeof FACTS)[number]) => operator[fact]);
}
