import type { Language } from '@zaylat/domain/languages';
import { checkSearchText } from '@zaylat/domain/search';
import { type Answerers, MockRefusal } from '../mocks/answer.ts';
import { localize, type Texts } from '../mocks/localized.ts';
import { findMockPlace, matches, namedIn } from '../mocks/places.ts';
import type { Business, BusinessCategory } from './contract.ts';

interface MockBusiness {
	readonly id: string;
	readonly edition: 'mm' | 'th';
	readonly category: BusinessCategory;
	readonly name: Texts;
	readonly text: Texts;
	/** Id of a township of the mock world. */
	readonly township: string;
	readonly phone: string | null;
	readonly shopSlug: string | null;
}

const BUSINESSES: readonly MockBusiness[] = [
	{
		id: 'inle-weavers',
		edition: 'mm',
		category: 'crafts',
		name: ['Inle Weavers', 'အင်းလေး ရက်ကန်းစင်', 'ช่างทออินเล', '茵莱织坊'],
		text: [
			'Lotus and silk, woven by hand.',
			'ကြာချည်နှင့် ပိုးထည်များကို လက်ဖြင့်ရက်လုပ်သည်။',
			'ผ้าใยบัวและผ้าไหมทอมือ',
			'手工织造莲丝与丝绸。',
		],
		township: 'mm-shan-taunggyi',
		phone: '+9595012345',
		shopSlug: 'inle-weavers',
	},
	{
		id: 'bahan-printing',
		edition: 'mm',
		category: 'printing',
		name: ['Bahan Printing House', 'ဗဟန်း ပုံနှိပ်တိုက်', 'โรงพิมพ์บะฮาน', '巴汉印刷厂'],
		text: [
			'Labels, boxes and leaflets for shops.',
			'ဆိုင်များအတွက် တံဆိပ်၊ ဘူးနှင့် လက်ကမ်းစာစောင်များ။',
			'ฉลาก กล่อง และใบปลิวสำหรับร้านค้า',
			'为商店印制标签、纸盒与传单。',
		],
		township: 'mm-yangon-bahan',
		phone: null,
		shopSlug: null,
	},
	{
		id: 'kamayut-cold-store',
		edition: 'mm',
		category: 'logistics',
		name: ['Kamayut Cold Store', 'ကမာရွတ် အအေးခန်း', 'ห้องเย็นกะมายุต', '甘马育冷库'],
		text: [
			'Cold storage by the pallet and by the day.',
			'ပဲလက်အလိုက်၊ ရက်အလိုက် အအေးခန်းငှားသည်။',
			'ห้องเย็นให้เช่าเป็นพาเลทและรายวัน',
			'冷库按托盘、按日出租。',
		],
		township: 'mm-yangon-kamayut',
		phone: '+9595098765',
		shopSlug: null,
	},
	{
		id: 'chiang-mai-cotton',
		edition: 'th',
		category: 'fashion',
		name: ['Chiang Mai Cotton', 'ချင်းမိုင် ချည်ထည်', 'ฝ้ายเชียงใหม่', '清迈棉坊'],
		text: ['Plant-dyed cotton for every day.', 'အပင်ဆိုး ချည်ထည်များ။', 'ผ้าฝ้ายย้อมสีธรรมชาติสำหรับทุกวัน', '植物染色的日常棉布。'],
		township: 'th-chiang-mai-mueang',
		phone: '+66812345678',
		shopSlug: 'chiang-mai-cotton',
	},
	{
		id: 'mae-sot-freight',
		edition: 'th',
		category: 'logistics',
		name: ['Mae Sot Freight', 'မဲဆောက် ကုန်တင်ယာဉ်', 'แม่สอดขนส่ง', '湄索货运'],
		text: [
			'Lorries over the border twice a week.',
			'တစ်ပတ်နှစ်ကြိမ် နယ်စပ်ဖြတ် ကုန်တင်ယာဉ်။',
			'รถบรรทุกข้ามชายแดนสัปดาห์ละสองครั้ง',
			'每周两班跨境货车。',
		],
		township: 'th-tak-mae-sot',
		phone: null,
		shopSlug: null,
	},
];

const CURSOR = /^after-(\d+)$/;

/** Mock answers of the business directory. */
export const businessAnswers: Pick<Answerers, 'listBusinesses' | 'getBusiness'> = {
	listBusinesses: ({ catalogue: { config }, query }) => {
		const { search, category, region, cursor, per_page } = query;
		if (search !== undefined && checkSearchText(search).kind !== 'valid') throw new MockRefusal('search_invalid');
		if (region !== undefined && !findMockPlace(region, 1)) throw new MockRefusal('place_not_found');
		const start = cursor === undefined ? 0 : Number(CURSOR.exec(cursor)?.[1] ?? Number.NaN);
		if (Number.isNaN(start)) throw new MockRefusal('bad_request');
		const all = BUSINESSES.filter(
			(each) =>
				each.edition === config.edition &&
				(category === undefined || each.category === category) &&
				(region === undefined || each.township.startsWith(`${region}-`)) &&
				(search === undefined || matches(search, each.name)),
		);
		const end = start + per_page;
		const items = all.slice(start, end).map((each) => businessOf(config.language, each));
		return { data: { items, page: { next: end < all.length ? `after-${end}` : null } } };
	},
	getBusiness: ({ catalogue: { config }, params }) => {
		const found = BUSINESSES.find(({ id, edition }) => id === params.id && edition === config.edition);
		if (!found) throw new MockRefusal('place_not_found');
		return { data: businessOf(config.language, found) };
	},
};

function businessOf(
	language: Language,
	{ id, category, name, text, township: at, phone, shopSlug }: MockBusiness,
): Business {
	const [region, township] = findMockPlace(at, 2)?.path ?? [];
	if (!region || !township) throw new Error(`no mock township ${at}`);
	const places = [namedIn(language, township), namedIn(language, region)] as const;
	return {
		id,
		category,
		name: localize(name)[language],
		text: localize(text)[language],
		region: places[1],
		township: places[0],
		address: `${places[0].name}, ${places[1].name}`,
		phone,
		website: null,
		shopSlug,
	};
}
