import type { Language } from '@zaylat/domain/languages';
import { localize, type Texts } from './localized.ts';

/** A place of the mock world with what lies in it. */
interface MockPlace {
	readonly id: string;
	readonly name: Texts;
	readonly postcode?: string;
	readonly parts?: readonly MockPlace[];
}

/** The regions that stories and tests use, by country; ids are those of the server. */
export const MOCK_PLACES: Readonly<Record<'mm' | 'th', readonly MockPlace[]>> = {
	mm: [
		{
			id: 'mm-yangon',
			name: ['Yangon Region', 'ရန်ကုန်တိုင်းဒေသကြီး', 'ย่างกุ้ง', '仰光省'],
			parts: [
				{ id: 'mm-yangon-bahan', name: ['Bahan', 'ဗဟန်း', 'บะฮาน', '巴汉'], postcode: '11201' },
				{ id: 'mm-yangon-kamayut', name: ['Kamayut', 'ကမာရွတ်', 'Kamayut', 'Kamayut'], postcode: '11041' },
				{ id: 'mm-yangon-kyauktada', name: ['Kyauktada', 'ကျောက်တံတား', 'Kyauktada', 'Kyauktada'], postcode: '11182' },
				{ id: 'mm-yangon-twante', name: ['Twante', 'တွံတေး', 'Twante', 'Twante'] },
			],
		},
		{
			id: 'mm-mandalay',
			name: ['Mandalay Region', 'မန္တလေးတိုင်းဒေသကြီး', 'มัณฑะเลย์', '曼德勒省'],
			parts: [
				{
					id: 'mm-mandalay-chanayethazan',
					name: ['Chanayethazan', 'ချမ်းအေးသာစံ', 'Chanayethazan', 'Chanayethazan'],
					postcode: '05021',
				},
				{ id: 'mm-mandalay-amarapura', name: ['Amarapura', 'အမရပူရ', 'อมรปุระ', '阿马拉布拉'], postcode: '05061' },
				{ id: 'mm-mandalay-pyin-oo-lwin', name: ['Pyin Oo Lwin', 'ပြင်ဦးလွင်', 'ปยีนอู้ลวีน', '彬乌伦'], postcode: '05081' },
			],
		},
		{
			id: 'mm-shan',
			name: ['Shan State', 'ရှမ်းပြည်နယ်', 'รัฐชาน', '掸邦'],
			parts: [{ id: 'mm-shan-taunggyi', name: ['Taunggyi', 'တောင်ကြီး', 'ตองจี', '东枝'], postcode: '06011' }],
		},
	],
	th: [
		{
			id: 'th-bangkok',
			name: ['Bangkok', 'ဘန်ကောက်', 'กรุงเทพมหานคร', '曼谷'],
			parts: [
				{
					id: 'th-bangkok-bang-rak',
					name: ['Bang Rak', 'Bang Rak', 'บางรัก', 'Bang Rak'],
					postcode: '10500',
					parts: [
						{
							id: 'th-bangkok-bang-rak-bang-rak',
							name: ['Bang Rak', 'Bang Rak', 'บางรัก', 'Bang Rak'],
							postcode: '10500',
						},
						{ id: 'th-bangkok-bang-rak-si-lom', name: ['Si Lom', 'Si Lom', 'สีลม', 'Si Lom'], postcode: '10500' },
					],
				},
			],
		},
		{
			id: 'th-chiang-mai',
			name: ['Chiang Mai', 'ချင်းမိုင်', 'เชียงใหม่', '清迈府'],
			parts: [
				{ id: 'th-chiang-mai-mae-rim', name: ['Mae Rim', 'Mae Rim', 'แม่ริม', 'Mae Rim'], postcode: '50180' },
				{
					id: 'th-chiang-mai-mueang',
					name: ['Mueang Chiang Mai', 'ချင်းမိုင်မြို့', 'เมืองเชียงใหม่', '孟清迈县'],
					postcode: '50000',
				},
			],
		},
		{
			id: 'th-tak',
			name: ['Tak', 'တာ့ခ်', 'ตาก', '达府'],
			parts: [{ id: 'th-tak-mae-sot', name: ['Mae Sot', 'မဲဆောက်', 'แม่สอด', '湄索'], postcode: '63110' }],
		},
	],
};

/** A mock place with all that it lies in. */
export interface MockPath {
	readonly country: 'mm' | 'th';
	/** Region, township, sub-district, as far as it goes. */
	readonly path: readonly MockPlace[];
}

/** Every mock place, larger ones first. */
export const MOCK_PATHS: readonly MockPath[] = (['mm', 'th'] as const)
	.flatMap((country) =>
		MOCK_PLACES[country].flatMap((region) => [
			{ country, path: [region] },
			...(region.parts ?? []).flatMap((township) => [
				{ country, path: [region, township] },
				...(township.parts ?? []).map((subdistrict) => ({ country, path: [region, township, subdistrict] })),
			]),
		]),
	)
	.toSorted((a, b) => a.path.length - b.path.length);

/** A place of a level, 1 for regions, with all that it lies in. */
export const findMockPlace = (id: string, level: 1 | 2): MockPath | undefined =>
	MOCK_PATHS.find(({ path }) => path.length === level && path.at(-1)?.id === id);

/** Id and name of a place in a language. */
export const namedIn = (language: Language, { id, name }: Pick<MockPlace, 'id' | 'name'>) => ({
	id,
	name: localize(name)[language],
});

/** Whether any name holds every word of a text. */
export const matchesAny = (text: string, names: readonly string[]): boolean => {
	const whole = names.join('\n').toLowerCase();
	return text
		.toLowerCase()
		.split(/\s+/)
		.every((word) => whole.includes(word));
};

/** The mock regions by id. */
export const mockRegion = (id: string): (MockPlace & { readonly country: 'mm' | 'th' }) | undefined => {
	const found = findMockPlace(id, 1);
	const [region] = found?.path ?? [];
	return found && region ? { ...region, country: found.country } : undefined;
};
