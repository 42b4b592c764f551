import { EDITIONS, type Edition } from '@zaylat/domain/editions';
import { LANGUAGES, type Language } from '@zaylat/domain/languages';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { ARTICLES, shippedArticle } from '../src/help/articles.ts';
import { unknownNames } from '../src/help/fill.ts';
import { readMarkdown } from '../src/help/markdown.ts';
import { toPageMarkdown } from '../src/help/to-markdown.ts';
import { problemsOf, shippedTexts } from '../src/operated-pages/texts.ts';

const languages = Object.keys(LANGUAGES) as Language[];
const editions = Object.keys(EDITIONS) as Edition[];

describe('Markdown of pages', () => {
	it('has sections, questions, lists, steps, bold words and links', () => {
		const { sections, problems } = readMarkdown(
			[
				'## Returns',
				'',
				'Send it **back** within',
				'a week, see [delivery](/Policy/ShippingPolicy).',
				'',
				'- one',
				'- *two*',
				'',
				'1. first',
				'2. second',
				'',
				'### Who pays?',
				'',
				'We do.',
				'',
				'Always.',
			].join('\n'),
		);
		expect(problems).toEqual([]);
		expect(sections).toEqual([
			{
				heading: 'Returns',
				blocks: [
					{
						kind: 'paragraph',
						text: 'Send it back within a week, see delivery.',
						spans: [
							{ text: 'Send it ' },
							{ text: 'back', isStrong: true },
							{ text: ' within a week, see ' },
							{ text: 'delivery', to: '/Policy/ShippingPolicy' },
							{ text: '.' },
						],
					},
					{ kind: 'list', items: ['one', 'two'], spans: [[{ text: 'one' }], [{ text: 'two', isEmphasis: true }]] },
					{ kind: 'steps', items: ['first', 'second'] },
					{ kind: 'question', question: 'Who pays?', answer: 'We do. Always.' },
				],
			},
		]);
	});

	test.each([
		['## A\n\n<script>alert(1)</script>', 3, 'html'],
		['## A\n\nWords <b>bold</b>', 3, 'html'],
		['<div>', 1, 'html'],
		['## A\n\n[x](javascript:alert(1))', 3, 'link'],
		['## A\n\n[x](//evil.example)', 3, 'link'],
		['## A\n\n[x](https://user@evil.example)', 3, 'link'],
		['## A\n\n[x](data:text/html,x)', 3, 'link'],
		['## A\n\n![x](https://example.com/x.png)', 3, 'unsupported'],
		['## A\n\n    code', 3, 'unsupported'],
		['## A\n\n> quoted', 3, 'unsupported'],
		['## A\n\n- one\n  - two', 4, 'unsupported'],
		['# A\n\nWords', 1, 'before_heading'],
		['## A\n\nWords\n\n#### B', 5, 'heading'],
		['## A\n\n## B\n\nWords', 1, 'empty_section'],
		['## A\n\nWords\n\n### B?', 5, 'empty_section'],
	] as const)('%j is a problem in line %d: %s', (markdown, line, problem) => {
		expect(readMarkdown(markdown).problems).toContainEqual({ line, problem });
	});

	it('leaves nothing of HTML or of addresses that it refuses', () => {
		const piece = fc.constantFrom(
			'## A\n\n',
			'<b>',
			'</b>',
			'<img src=x onerror=y>',
			'[x](javascript:y)',
			'words',
			'\n',
			'**',
			'- ',
			'`',
		);
		fc.assert(
			fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
				const { sections } = readMarkdown(pieces.join(''));
				const tos = JSON.stringify(sections).match(/"to":"[^"]*"/g) ?? [];
				expect(tos.filter((to) => to.includes('javascript:'))).toEqual([]);
			}),
		);
	});
});

describe('texts that the shop came with', () => {
	test.each(languages)('are the same in %s after they were written as Markdown', async (language) => {
		for (const edition of editions) {
			for (const slug of Object.keys(ARTICLES)) {
				const article = (await shippedArticle(slug, { edition, language })) ?? expect.fail(slug);
				const { sections, problems } = readMarkdown(toPageMarkdown(article.sections));
				expect(problems, slug).toEqual([]);
				// Runs of links are new: addresses in plain words are found by the page itself.
				expect(JSON.parse(JSON.stringify(sections)), slug).toEqual(article.sections);
			}
		}
	});

	it('can be published as they are', async () => {
		for (const slug of Object.keys(ARTICLES)) {
			for (const edition of editions) expect(problemsOf(await shippedTexts(slug, edition)), slug).toEqual([]);
		}
	});
});

it('names in braces are known ones', () => {
	expect(unknownNames('{Product}, {operator.phone} and {figure.returnDays}')).toEqual([]);
	expect(unknownNames('{operator.secret} {figure.constructor} {anything} {}')).toEqual([
		...['operator.secret', 'figure.constructor', 'anything', ''],
	]);
});
