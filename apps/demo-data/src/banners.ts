import { formatDate } from '@zaylat/domain/dates';
import { EDITIONS, type Edition } from '@zaylat/domain/editions';
import { seasonAt } from './seasons.ts';
import type { Words } from './words.ts';

/** A banner of a home page. */
export interface BannerSeed {
	readonly id: string;
	readonly editions: readonly Edition[];
	readonly title: Words;
	readonly text: Words;
	readonly action: Words;
	/** Slugs of the last-level categories of what it shows: those of its collection. */
	readonly shows: readonly string[];
	readonly icons: readonly string[];
	readonly tint: number;
}

const BANNERS: readonly BannerSeed[] = [
	{
		id: 'kitchen',
		editions: ['mm', 'th'],
		title: ['Tea, rice and what goes with them', 'လက်ဖက်၊ ဆန်နှင့် ဟင်းဖွယ်စုံ', 'ชา ข้าว และของเคียงครบครัว', '茶、米与佐餐好物'],
		text: [
			'Straight from the hills and the delta',
			'တောင်တန်းနှင့် မြစ်ဝကျွန်းပေါ်မှ တိုက်ရိုက်',
			'ส่งตรงจากดอยและที่ราบลุ่ม',
			'山地与三角洲直送',
		],
		action: ['Fill the kitchen', 'မီးဖိုချောင်အ⁠တွက် ဝယ်⁠ရန်', 'เติมของเข้าครัว', '备齐厨房'],
		shows: ['tea', 'rice-and-noodles', 'fruit', 'vegetables'],
		icons: ['scene-groceries'],
		tint: 4,
	},
	{
		id: 'phones',
		editions: ['mm', 'th'],
		title: ['A new phone this week', 'ဒီအပတ် ဖုန်းအသစ်', 'มือถือใหม่ประจำสัปดาห์', '本周新手机'],
		text: ['Sealed boxes, one year of warranty', 'မဖွင့်ရသေးသောဘူး၊ အာမခံ ၁ နှစ်', 'กล่องซีล ประกันหนึ่งปี', '原封未拆，保修一年'],
		action: ['Compare phones', 'ဖုန်းများ နှိုင်း⁠ယှဉ်⁠ရန်', 'เทียบรุ่นมือถือ', '比较手机'],
		shows: ['smartphones', 'power-banks', 'chargers'],
		icons: ['scene-phones'],
		tint: 5,
	},
];

const ACTION: Words = ['See the fair', 'ပွဲ⁠တော်⁠ဈေး ကြည့်⁠ရန်', 'ดูสินค้าเทศกาล', '逛节日市集'];

/** The banners of an edition: that of the season, which says its end, and those of all year. */
export function bannersOf(edition: Edition, now: number): readonly BannerSeed[] {
	const { key, title, text, icon, shows, tint, endsAt } = seasonAt(edition, now);
	const day = (['en', 'mm', 'thai', 'china'] as const).map((language) =>
		formatDate(endsAt, language, EDITIONS[edition].timeZone, { isYearShown: false }),
	);
	const until: Words = [`until ${day[0]}`, `${day[1]} အထိ`, `ถึง ${day[2]}`, `至${day[3]}`];
	const season: BannerSeed = {
		...{ id: key, title, tint },
		editions: [edition],
		text: [`${text[0]}, ${until[0]}`, `${text[1]}၊ ${until[1]}`, `${text[2]} ${until[2]}`, `${text[3]}，${until[3]}`],
		action: ACTION,
		shows,
		icons: [icon],
	};
	return [season, ...BANNERS.filter(({ editions }) => editions.includes(edition))];
}

/** Id of the collection of a banner. @param position its place among the banners of its edition, from 0 */
export const bannerCollectionId = (edition: Edition, position: number): number =>
	(edition === 'mm' ? 1 : 2) * 100 + 51 + position;

/** Path of that collection, which holds what the banner shows. */
export const bannerPath = (edition: Edition, { id }: Pick<BannerSeed, 'id'>, position: number): string =>
	`/product-collections/${id}/${bannerCollectionId(edition, position)}`;
