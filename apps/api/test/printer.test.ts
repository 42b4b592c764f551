import { afterAll, describe, expect, it } from 'vitest';
import type { PdfInput } from '../src/documents/pdf-input.ts';
import { createPdfRenderer } from '../src/documents/pdf-renderer.ts';
import { readPdf } from './pdf.ts';

const printer = createPdfRenderer();
afterAll(() => printer.close());

const goods = (name: string, index = 0) => ({
	key: String(index),
	name,
	seller: 'Shwe',
	price: '1',
	quantity: '1',
	total: '1',
});

/** A document in Burmese, with the test's changes. */
const document = (change: Partial<PdfInput> = {}): PdfInput => ({
	title: 'ငွေလက်ခံဖြတ်ပိုင်း',
	number: 'RCP-2026-ZL31000001',
	brand: 'Zaylat',
	lang: 'my',
	region: 'MM',
	digits: '၀၁၂၃၄၅၆၇၈၉',
	page: 'စာမျက်နှာ {{page}} / {{pages}}',
	facts: [{ key: 'number', label: 'အမှတ်', value: 'RCP-2026-ZL31000001' }],
	seller: { label: 'ရောင်းသူ', lines: ['Zaylat Myanmar Co., Ltd.', 'အခွန်အမှတ် 109-876-543'] },
	buyer: { label: 'ဝယ်သူ', lines: ['ဒေါ်ခင်', 'မန္တလေး'] },
	buyerCompany: [],
	headers: ['ပစ္စည်း', 'ဈေးနှုန်း', 'အရေအတွက်', 'ကျသင့်ငွေ'],
	goods: [goods('သင်္ဘော')],
	sums: [{ key: 'total', label: 'စုစုပေါင်း', value: '၁၂,၅၀၀ ကျပ်', isStrong: true }],
	settled: [],
	...change,
});
const printed = async (change?: Partial<PdfInput>) => readPdf(await printer.print(document(change)));

describe('a document', () => {
	it('says its title, its language and what is what in it [§1.19]', async () => {
		expect(await printed()).toMatchObject({
			title: 'ငွေလက်ခံဖြတ်ပိုင်း RCP-2026-ZL31000001',
			language: 'my-MM',
			isTagged: true,
			pageCount: 1,
		});
	});

	it('draws the vowel of a Burmese syllable before its consonant, and keeps it after it in the text', async () => {
		const { clusters } = await printed();
		const glyphs = (text: string) => clusters.find((cluster) => cluster.text === text)?.glyphs ?? [];
		// Both are in the title, and so in one font.
		const [vowel, consonant] = glyphs('ငွေ');
		expect(consonant).toBe(glyphs('င်း')[0]);
		expect(vowel).not.toBe(consonant);
	});

	it('stacks Burmese consonants: the sign that joins them is not drawn', async () => {
		const { clusters, letters } = await printed();
		expect(clusters.find(({ text }) => text === 'န္တ')?.glyphs).toHaveLength(2);
		expect(clusters.map(({ text }) => text).join(' ')).toContain('င်္ဘော');
		expect([...letters].filter((letter) => letter.startsWith('\u1039'))).toEqual([]);
	});

	it('sets Thai tone marks above vowels', async () => {
		const { clusters } = await printed({ goods: [goods('ปั๊มน้ำที่')], lang: 'th', region: 'TH' });
		expect(clusters.map(({ text }) => text)).toEqual(expect.arrayContaining(['ปั๊', 'ที่']));
	});

	it('has a font for Chinese when it needs one', async () => {
		const { letters } = await printed({ title: '收据', lang: 'zh', region: 'CN' });
		expect(letters).toContain('收');
		expect(letters).toContain('据');
	});

	it('goes on over pages, each with the head of the table', async () => {
		const { pageCount, clusters } = await printed({
			goods: Array.from({ length: 60 }, (_, index) => goods('Longyi', index)),
		});
		expect(pageCount).toBeGreaterThan(1);
		expect(clusters.filter(({ text }) => text === 'န်း')).toHaveLength(pageCount);
	});

	it('shows what people wrote as they wrote it', async () => {
		const { letters } = await printed({ buyer: { label: 'x', lines: ['#panic("x") *b* $1$ [c] \\ {{page}} 🙂'] } });
		for (const sign of ['#', '*', '$', '[', '\\', '{']) expect(letters).toContain(sign);
	});

	it('is deterministic, independent of documents rendered in between', async () => {
		const once = await printer.print(document());
		await printer.print(document({ goods: [goods('Другое')] }));
		expect(Buffer.from(await printer.print(document())).equals(Buffer.from(once))).toBe(true);
	});
});

describe('the printer', () => {
	it('renders concurrent requests, up to the maximum queue length', async () => {
		const asked = Array.from({ length: 21 }, (_, index) => printer.print(document({ number: `N-${index}` })));
		const results = await Promise.allSettled(asked);
		expect(results.filter(({ status }) => status === 'rejected')).toMatchObject([{ reason: { code: 'unavailable' } }]);
	});

	it('begins anew after a rest', async () => {
		const short = createPdfRenderer(1);
		expect(readPdf(await short.print(document())).pageCount).toBe(1);
		await short.close();
		expect(readPdf(await short.print(document())).pageCount).toBe(1);
		await short.close();
	});

	it('rejects waiting requests when the server closes', async () => {
		const closing = createPdfRenderer();
		const waiting = closing.print(document());
		await Promise.all([expect(waiting).rejects.toThrow('The server closes'), closing.close()]);
	});
});
