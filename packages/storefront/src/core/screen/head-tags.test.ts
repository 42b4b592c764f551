import { describe, expect, test } from 'vitest';
import { createShop } from '../../shop/define-shop.ts';
import { ORIGINS } from '../../testing/test-shop.ts';
import { addressOf, headTags, headToHtml } from './head-tags.ts';
import type { Head } from './screen.ts';

const definition = createShop();
const context = { origins: ORIGINS, definition };

const HEAD: Head = { title: 'Shirt', description: 'A "good" <shirt>', canonicalPath: '/Products/1?x=1' };

const tagsOf = (head: Partial<Head> = {}, context: Partial<Parameters<typeof headTags>[1]> = {}) =>
	headTags({ ...HEAD, ...head }, { edition: 'mm', language: 'mm', origins: ORIGINS, definition, ...context });

const linkOf = (tags: ReturnType<typeof tagsOf>, rel: string) =>
	tags.filter(({ attributes }) => attributes.rel === rel).map(({ attributes }) => attributes);

describe('the head', () => {
	test('names the shop once in the title', () => {
		expect(tagsOf()[0]).toMatchObject({ tag: 'title', text: 'Shirt · Zaylat' });
		expect(tagsOf({ title: 'Zaylat, the market' })[0]?.text).toBe('Zaylat, the market');
	});

	test('leads each edition’s own language to the address without ?lang= (Decision 3)', () => {
		expect(addressOf('/a', 'mm', 'mm', context)).toBe('https://mm.shop.test/a');
		expect(addressOf('/a', 'th', 'thai', context)).toBe('https://th.shop.test/a');
		expect(addressOf('/a?b=c', 'mm', 'thai', context)).toBe('https://mm.shop.test/a?b=c&lang=thai');
	});

	test('links to both hosts in four languages, itself among them [§9.19]', () => {
		const tags = tagsOf({}, { language: 'china' });
		const alternates = linkOf(tags, 'alternate');
		expect(alternates.map(({ hreflang }) => hreflang).sort()).toEqual(
			['my', 'en', 'th', 'zh-Hans']
				.flatMap((tag) => [`${tag}-MM`, `${tag}-TH`])
				.concat('x-default')
				.sort(),
		);
		const [canonical] = linkOf(tags, 'canonical');
		expect(canonical?.href).toBe('https://mm.shop.test/Products/1?x=1&lang=china');
		expect(alternates.map(({ href }) => href)).toContain(canonical?.href);
	});

	test('a page of one edition leads to no other host', () => {
		const alternates = linkOf(tagsOf({ isOfOneEdition: true }, { edition: 'th' }), 'alternate');
		expect(alternates.map(({ hreflang }) => hreflang)).toEqual(['my-TH', 'en-TH', 'th-TH', 'zh-Hans-TH', 'x-default']);
		expect(alternates.every(({ href }) => href?.startsWith('https://th.shop.test/'))).toBe(true);
	});

	test('a page that is not to be indexed has neither canonical nor alternates', () => {
		const tags = tagsOf({ robots: 'noindex' });
		expect(linkOf(tags, 'canonical')).toEqual([]);
		expect(linkOf(tags, 'alternate')).toEqual([]);
	});

	test('escapes what it writes', () => {
		const html = headToHtml(tagsOf({ title: '</title><script>', jsonLd: { name: '</script><b>' } }));
		expect(html).not.toContain('</title><script>');
		expect(html).not.toContain('</script><b>');
		expect(html).toContain('content="A &quot;good&quot; &lt;shirt&gt;"');
		const json = /<script type="application\/ld\+json" data-head>(.*?)<\/script>/.exec(html)?.[1];
		expect(JSON.parse(json ?? '')).toEqual({ name: '</script><b>' });
	});

	test('makes the preview picture absolute', () => {
		const picture = tagsOf({ image: '/api/pictures/a-480.webp' }).find(
			({ attributes }) => attributes.property === 'og:image',
		);
		expect(picture?.attributes.content).toBe('https://mm.shop.test/api/pictures/a-480.webp');
	});
});
