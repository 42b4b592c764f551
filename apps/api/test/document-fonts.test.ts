import { afterAll, describe, expect, it } from 'vitest';
import { coverageOf } from '../src/documents/font-coverage.ts';
import { largeFontsOf, readFonts } from '../src/documents/fonts.ts';
import { createPdfRenderer } from '../src/documents/pdf-renderer.ts';
import { visibleText } from '../src/documents/visible-text.ts';
import { readPdf } from './pdf.ts';

/** Names of people as they are written in Myanmar, in Thailand and by who lives or orders there. */
const NAMES = {
	Burmese: 'မဥ္ဇူ ဒေါ်ခင်မြင့် မန္တလေး',
	Shan: 'ၸၢႆးသႅင် တႆး ၼၢင်းႁိူၼ်းၶမ်း',
	"S'gaw Karen": 'နီၢ်ဖီၤ ကညီကျိာ် စီၤဟ့ၣ်သါ',
	'Western Pwo Karen': 'ၦဖျိၩ့ၡိအလံၬခၪ့ထံၭ',
	'Eastern Pwo Karen': 'ဖၠုံဘာႋသာ့ဆ်ုခၠါင်',
	Mon: 'ဍုၚ်မန် မစ္ၜုဲစ္ၜော် နာဲဗညာ',
	"Pa'O": 'ပအိုဝ်ႏ ခွန်ꩻ',
	'Tai Laing and Khamti': 'ꧠꧡꧢ ꩡꩢ',
	'Kayah Li': 'ꤊꤢꤛꤢ',
	Lisu: 'ꓡꓲꓢꓴ',
	Rohingya: '𐴌𐴟𐴇𐴥𐴝𐴚𐴒𐴙𐴝',
	Thai: 'สมชาย ใจดี ปั๊มน้ำที่',
	'Northern Thai': 'ᨲᩫ᩠ᩅᨾᩮᩬᩥᨦ',
	Lao: 'ສົມພອນ',
	Khmer: 'សុខា ញ៉ែម',
	Vietnamese: 'Nguyễn Thị Hồng Đào',
	'simplified Chinese': '陈小明',
	'traditional Chinese': '陳小明 龍臺灣',
	Japanese: '田中さくら カタカナ 辻畑',
	Korean: '김민수',
	Hindi: 'राजेश कुमार श्री',
	Bengali: 'মোহাম্মদ রহমান',
	Tamil: 'முருகன்',
	Telugu: 'రాజు',
	Gujarati: 'પટેલ',
	Punjabi: 'ਗੁਰਪ੍ਰੀਤ',
	Arabic: 'محمد علی',
	'Central European': 'Żaneta Łódź Őrsi Šiška Åsa Ñandú',
	Cyrillic: 'Іван Петренко',
	Greek: 'Ελένη',
} as const;

const fontsOf = (text: string) => readFonts(largeFontsOf(text)).map(coverageOf);
const printer = createPdfRenderer();
afterAll(() => printer.close());

const printed = async (name: string) =>
	readPdf(
		await printer.print({
			...{ title: 'Receipt', number: 'R-1', brand: 'Zaylat', lang: 'en', region: 'US', digits: '0123456789' },
			...{ page: '{{page}} / {{pages}}', facts: [], seller: { label: 'x', lines: [name] }, settled: [], sums: [] },
			...{ buyerCompany: [], buyer: { label: 'x', lines: [name, name] }, headers: ['a', 'b', 'c', 'd'], goods: [] },
		}),
	);

describe('fonts of documents', () => {
	it.each(Object.entries(NAMES))('have every character of names in %s', async (_, name) => {
		expect(visibleText(name, fontsOf(name))).toBe(name);
		expect((await printed(name)).hasEmptyBox).toBe(false);
	});

	it('have the whole Myanmar script', () => {
		const blocks = [
			[0x1000, 0x109f],
			[0xa9e0, 0xa9fe],
			[0xaa60, 0xaa7f],
		] as const;
		const fonts = fontsOf('');
		for (const [first, last] of blocks) {
			for (let code = first; code <= last; code++) expect(fonts.some((font) => font.has(code))).toBe(true);
		}
	});

	it.each([
		['Mya 🙂', 'Mya [U+1F642]'],
		['👨\u200d👩\u200d👧', '[U+1F468][U+1F469][U+1F467]'],
		['❤\ufe0f', '[U+2764]'],
		['ⴰ\ue000', '[U+2D30][U+E000]'],
		['Kɔ\u0303fi', 'Kɔ[U+0303]fi'],
		['𠮷野', '[U+20BB7]野'],
	])('write %j as %j', async (name, shown) => {
		expect(visibleText(name, fontsOf(name))).toBe(shown);
		const { hasEmptyBox } = await printed(name);
		expect(hasEmptyBox).toBe(false);
	});

	it.each(['မြ\u200bမြ', 'क्\u200dष', 'a\u00a0b', 'x\ny'])('keep the characters without a picture of %j', (name) => {
		expect(visibleText(name, fontsOf(name))).toBe(name);
	});
});
