import type { HelpArticle } from '@zaylat/api-client/contract';
import type { JsonLd } from '../../core/screen/screen.ts';

const CONTEXT = 'https://schema.org';

/** Where a page stands, for search engines. */
export interface Place {
	readonly name: string;
	/** Path within the shop. */
	readonly path: string;
}

/** The way to a page as search engines read it. */
export function trailJsonLd(places: readonly Place[], origin: string): JsonLd {
	return {
		'@context': CONTEXT,
		'@type': 'BreadcrumbList',
		itemListElement: places.map(({ name, path }, index) => ({
			'@type': 'ListItem',
			position: index + 1,
			name,
			item: new URL(path, origin).href,
		})),
	};
}

/** The questions of an article as search engines read them; undefined when it has none. */
export function questionsJsonLd({ sections }: Pick<HelpArticle, 'sections'>): JsonLd | undefined {
	const questions = sections.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'question'));
	if (questions.length === 0) return undefined;
	return {
		'@context': CONTEXT,
		'@type': 'FAQPage',
		mainEntity: questions.map(({ question, answer }) => ({
			'@type': 'Question',
			name: question,
			acceptedAnswer: { '@type': 'Answer', text: answer },
		})),
	};
}
