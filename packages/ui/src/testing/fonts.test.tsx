import myanmar400 from '@fontsource/noto-sans-myanmar/files/noto-sans-myanmar-myanmar-400-normal.woff2?url';
import myanmar700 from '@fontsource/noto-sans-myanmar/files/noto-sans-myanmar-myanmar-700-normal.woff2?url';
import latin from '@fontsource-variable/noto-sans/files/noto-sans-latin-wght-normal.woff2?url';
import thai from '@fontsource-variable/noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2?url';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

const BURMESE = 'မင်္ဂလာပါ ကျွန်ုပ်တို့၏ ဈေးဝယ်ခြင်း ဥက္ကဋ္ဌ ဣန္ဒြေ သ္မီး ၁၂၃၄၅၆၇၈၉၀ ၊။ ဿ ဪ ဦး ၏ ၍ ၎င်း ပစ္စည်းများ';
const SHAN = 'မႂ်ႇသုင်ၶႃႈ ၵိၼ်ၶဝ်ႈယဝ်ႉႁႃႉ';

/** Draws text black on white and returns its pixels. */
async function draw(family: string, weight: number, text: string) {
	await document.fonts.load(`${weight} 32px "${family}"`, text);
	const canvas = new OffscreenCanvas(1600, 100);
	const context = canvas.getContext('2d');
	if (!context) throw new Error('no canvas');
	context.font = `${weight} 32px "${family}"`;
	// Word by word, because spaces come from another font.
	for (const [at, word] of text.split(' ').entries()) context.fillText(word, 10 + at * 120, 60);
	return context.getImageData(0, 0, 1600, 100).data;
}

async function loadWhole(family: string, url: string, weight: string) {
	const face = await new FontFace(family, `url(${url})`, { weight }).load();
	document.fonts.add(face);
}

const MYANMAR = /^noto-sans-(burmese|myanmar)-\d+$/;
const LATIN = /^noto-sans-(basic|latin)$/;

/** An empty document with the package's styles, which has fetched no font yet, whatever other tests have drawn. */
function emptyPage() {
	const frame = document.body.appendChild(document.createElement('iframe'));
	const page = frame.contentDocument;
	const view = frame.contentWindow;
	if (!page || !view) throw new Error('no document in the frame');
	for (const style of document.head.querySelectorAll('style')) page.head.append(style.cloneNode(true));
	const paragraph = page.body.appendChild(page.createElement('p'));
	return {
		page,
		write(lang: string, text: string) {
			paragraph.lang = lang;
			paragraph.textContent = text;
			// Reading a size forces the layout, which starts the fetches.
			return paragraph.offsetHeight;
		},
		/** Names of our font files that were fetched for it, without extension and hash. */
		fetched: (kind: RegExp) =>
			view.performance
				.getEntriesByType('resource')
				.map(({ name }) => /(noto-sans-[\w-]+)\.woff2/.exec(name)?.[1] ?? '')
				.filter((name) => kind.test(name)),
	};
}

describe('the cut fonts', () => {
	it('fetch the whole Myanmar script only when more than Burmese is written, and bold only when set', async () => {
		const { page, write, fetched } = emptyPage();
		write('my', BURMESE);
		await page.fonts.ready;
		await expect.poll(() => fetched(MYANMAR)).toEqual(['noto-sans-burmese-400']);
		write('my', SHAN);
		await expect.poll(() => fetched(MYANMAR)).toContain('noto-sans-myanmar-400');
		expect(fetched(MYANMAR)).not.toContain('noto-sans-burmese-700');
	});

	it('fetch none for the marks that say where a line of Burmese may break', async () => {
		const { page, write, fetched } = emptyPage();
		write('my', 'အကော\u2060င့် မြန်မာ\u200Bစာ');
		await page.fonts.ready;
		await expect.poll(() => fetched(MYANMAR)).toEqual(['noto-sans-burmese-400']);
		expect(fetched(LATIN)).not.toContain('noto-sans-latin');
	});

	it('fetch all letters of Western Europe only when one of the rarer is written', async () => {
		const { page, write, fetched } = emptyPage();
		write('en', 'Zaylat 1,234 “K” – 50 %');
		await page.fonts.ready;
		await expect.poll(() => fetched(LATIN)).toEqual(['noto-sans-basic']);
		write('en', 'café');
		await expect.poll(() => fetched(LATIN)).toContain('noto-sans-latin');
	});

	it.each([
		['Noto Sans Variable', latin, '100 900', 400, 'Sein Ta Lone 0123456789 — “1,234.50” ¥ € ½ fi ﬁ AVATAR'],
		['Noto Sans Variable', latin, '100 900', 600, 'Sein Ta Lone 0123456789 — “1,234.50” ¥ € ½ fi AVATAR'],
		['Noto Sans Variable', latin, '100 900', 700, 'Sein Ta Lone 0123456789 — “1,234.50” ¥ € ½ fi AVATAR'],
		['Noto Sans Thai Variable', thai, '100 900', 400, 'เพิ่มลงตะกร้า น้ำพริกหนุ่ม ก๊วยเตี๋ยว ๑๒๓ ฿ ปี่ที่ญู่ฐุ'],
		['Noto Sans Thai Variable', thai, '100 900', 700, 'เพิ่มลงตะกร้า น้ำพริกหนุ่ม ก๊วยเตี๋ยว ๑๒๓ ฿ ปี่ที่ญู่ฐุ'],
		['Noto Sans Myanmar', myanmar400, '400', 400, BURMESE],
		['Noto Sans Myanmar', myanmar700, '700', 700, BURMESE],
		['Noto Sans Myanmar', myanmar400, '400', 400, SHAN],
	])('paint as the whole ones do: %s', async (family, url, range, weight, text) => {
		await loadWhole(`Whole ${family}`, url, range);
		const ours = await draw(family, weight, text);
		const whole = await draw(`Whole ${family}`, weight, text);
		const ink = ours.reduce((sum, channel) => sum + channel, 0);
		const difference = whole.reduce((sum, channel, at) => sum + Math.abs(channel - (ours[at] ?? 0)), 0);
		expect(ink).toBeGreaterThan(100_000);
		// Cutting an axis rounds outlines to whole units: a thousandth of the ink, unseen.
		expect(difference / ink).toBeLessThan(0.005);
	});
});

describe('the Chinese font', () => {
	it.each([400, 700])('has its slices besides the cut ones of the language name, in weight %d', async (weight) => {
		const load = (text: string) => document.fonts.load(`${weight} 16px "Noto Sans SC Variable"`, text);
		expect(await load('简体中文')).not.toHaveLength(0);
		for (const character of '搜索商品') expect(await load(character), character).not.toHaveLength(0);
	});
});

describe('type by language', () => {
	it.each([
		['en', 1.45, 1.25],
		['th', 1.6, 1.45],
		['my', 1.75, 1.65],
		['zh-Hans', 1.6, 1.4],
	])('sets %s with a line height of %d, headings %d', async (lang, body, heading) => {
		const screen = await render(
			<div lang={lang}>
				<p className="text-base">Text</p>
				<h2 className="text-2xl">Heading</h2>
			</div>,
		);
		const lineHeight = (text: string) =>
			Number.parseFloat(getComputedStyle(screen.getByText(text).element()).lineHeight);
		expect(lineHeight('Text')).toBeCloseTo(16 * body, 2);
		expect(lineHeight('Heading')).toBeCloseTo(28 * heading, 2);
	});

	it('sets a Burmese name inside an English page as Burmese, and an English one inside that as English', async () => {
		const screen = await render(
			<div lang="en">
				<p lang="my">
					ဈေး <span lang="en">Market</span>
				</p>
			</div>,
		);
		const leading = (text: string) =>
			getComputedStyle(screen.getByText(text, { exact: false }).first().element()).getPropertyValue(
				'--zl-leading-body',
			);
		expect(leading('ဈေး')).toBe('1.75');
		expect(leading('Market')).toBe('1.45');
	});

	it('never spaces or capitalises Burmese and Thai', async () => {
		const screen = await render(
			<>
				<p lang="th" className="uppercase">
					iPhone ราคา
				</p>
				<p lang="en" className="uppercase">
					sale
				</p>
			</>,
		);
		expect(getComputedStyle(screen.getByText(/ราคา/).element()).textTransform).toBe('none');
		expect(getComputedStyle(screen.getByText('sale').element()).textTransform).toBe('uppercase');
	});

	it('leaves no Burmese stack outside its line', async () => {
		const screen = await render(
			<p lang="my" className="text-base" style={{ overflow: 'clip' }}>
				<span data-testid="stack">သ္တြီ ဣန္ဒြေ ကျွန်ုပ် ဋ္ဌ</span>
			</p>,
		);
		await document.fonts.ready;
		const paragraph = screen.container.querySelector('p');
		if (!paragraph) throw new Error('no paragraph');
		expect(paragraph.scrollHeight).toBeLessThanOrEqual(Math.ceil(paragraph.getBoundingClientRect().height));
	});
});
