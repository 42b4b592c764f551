import { expect, test } from 'vitest';
import { questionsJsonLd, trailJsonLd } from './article-json-ld.ts';

test('the way to a page has full addresses and counts from 1', () => {
	const trail = trailJsonLd(
		[
			{ name: 'Help', path: '/Help' },
			{ name: 'FAQ', path: '/Help/Faq' },
		],
		'https://mm.shop.test',
	);
	expect(trail).toMatchObject({
		'@type': 'BreadcrumbList',
		itemListElement: [
			{ position: 1, item: 'https://mm.shop.test/Help' },
			{ position: 2, item: 'https://mm.shop.test/Help/Faq' },
		],
	});
});

test('questions become a FAQPage, and an article without any none', () => {
	const sections = [
		{
			heading: 'Paying',
			blocks: [
				{ kind: 'paragraph' as const, text: 'Before.' },
				{ kind: 'question' as const, question: 'How long?', answer: '15 minutes.' },
			],
		},
	];
	expect(questionsJsonLd({ sections })).toMatchObject({
		'@type': 'FAQPage',
		mainEntity: [{ '@type': 'Question', name: 'How long?', acceptedAnswer: { text: '15 minutes.' } }],
	});
	expect(
		questionsJsonLd({ sections: [{ heading: 'Paying', blocks: [{ kind: 'paragraph', text: 'x' }] }] }),
	).toBeUndefined();
});
