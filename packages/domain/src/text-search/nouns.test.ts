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
		['น้ำมันปาล์ม 1 ลิตร', 'น้ำมัน'],
	])('%s: %s', (text, word) => {
		expect(isCalled(text, word)).toBe(true);
	});
	it.each([
		['Organic rice noodles, 1 kg', 'rice'],
		['Rice cooker', 'rice'],
		['Milk bottle', 'milk'],
		['Case for iPhone 15', 'iphone'],
		['Vacuum cleaner bag', 'vacuum'],
	])('%s: not %s', (text, word) => {
		expect(isCalled(text, word)).toBe(false);
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
	});
});
