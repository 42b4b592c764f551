import { describe, expect, it } from 'vitest';
import { categoryUnits, nounUnit, nounUnits } from './nouns.ts';

const isCalled = (text: string, word: string) => nounUnits(text).whole.includes(nounUnit(word));

describe('a product is called', () => {
	it.each([
		['Organic rice noodles, 1 kg', 'noodles'],
		['Organic rice noodles, 1 kg', 'rice noodles'],
		['Fragrant rice, 5 kg', 'rice'],
		['Case for iPhone 15', 'case'],
		['Bed sheet set', 'bed sheet'],
		['Fresh milk 830 ml', 'milk'],
		['Milk 830 ml', 'milk'],
		['Milk 830', 'milk'],
		['Fresh milk 830', 'milk'],
		['Fresh cow milk 830 ml', 'milk'],
		['Milk 2 x 830 ml', 'milk'],
		['Ribbon 5 yds', 'ribbon'],
		['香米5公斤', '香米'],
		['น้ำมันปาล์ม 1 ลิตร', 'น้ำมัน'],
		['Rice - white', 'rice'],
		['Rice – white', 'rice'],
		['Vitamin C tablets', 'tablets'],
		['(New) rice', 'rice'],
		[' (New) rice', 'rice'],
		['Rice pack', 'rice'],
		['Shoe pair', 'shoe'],
		['Nut mix', 'nut'],
		['ชุดเครื่องนอน', 'เครื่องนอน'],
		['အိပ်ရာခင်း အစုံ', 'အိပ်ရာခင်း'],
		['ဖိနပ်များ', 'ဖိနပ်'],
		['床上用品套装', '床上用品'],
		['红 茶', '红茶'],
	])('%s: %s', (text, word) => {
		expect(isCalled(text, word)).toBe(true);
	});
	it.each([
		['Organic rice noodles, 1 kg', 'rice'],
		['Rice cooker', 'rice'],
		['Milk bottle', 'milk'],
		['Case for iPhone 15', 'iphone'],
		['Vacuum cleaner bag', 'vacuum'],
		['Rice-white', 'rice'],
		['Rice 5 large', 'rice'],
		['ชา iced เย็น', 'ชาเย็น'],
		['红 tea 绿茶', '红绿茶'],
	])('%s: not %s', (text, word) => {
		expect(isCalled(text, word)).toBe(false);
	});
	it.each([
		['a b c d e f', ['#spaced', 'f', 'ef', 'def', 'cdef', 'abcdef'], [], 'up to four words, and all'],
		['Set', ['#spaced', 'set'], [], 'a word for how things are sold alone'],
		['4711', ['#spaced', '4711'], [], 'a number alone'],
		['เสื้อ T-shirt', ['#thai', 'เสื้อ'], [], 'Thai before other scripts'],
		['茶 ชา 绿茶', ['#thai', 'ชา'], [], 'the same between two others'],
		['红茶 tea', ['#han', '红茶'], ['茶'], 'a script without spaces before Latin'],
		['tea 红茶 hot', ['#han', '红茶'], ['茶'], 'the same between two words'],
		['tea 红茶 hot or cold', ['#han', '红茶'], ['茶'], 'the same before several words'],
		['高跟鞋', ['#han', '高跟鞋'], ['跟鞋', '鞋'], 'all ends of a long word'],
		['智能手机', ['#han', '手机', '智能手机'], ['机'], 'the last words, and the end of the last'],
		['', [], [], 'nothing'],
		[', ,', [], [], 'nothing by signs'],
	])('%s: %j, and by a part %j: %s', (text, whole, parts) => {
		expect(nounUnits(text)).toEqual({
			whole: whole.map((noun) => `noun:${noun}`),
			parts: parts.map((noun) => `noun:${noun}`),
		});
	});
	it('by the end of a word without spaces only as a part', () => {
		const { whole, parts } = nounUnits('智能手机');
		expect(whole).toContain(nounUnit('手机'));
		expect(parts).toContain('noun:机');
	});
});

describe('a category', () => {
	it('says what its products are', () => {
		expect(categoryUnits(['Cameras', '相机'])).toEqual([nounUnit('camera'), nounUnit('相机')]);
	});
	it('that lists several things does not', () => {
		expect(categoryUnits(['Rice and noodles', '米'])).toEqual([]);
		expect(categoryUnits(['茶', '茶与饮料'])).toEqual([]);
	});
	it('with "and" within a word lists nothing', () => {
		expect(categoryUnits(['Sand'])).toEqual(['noun:sand']);
	});
});
