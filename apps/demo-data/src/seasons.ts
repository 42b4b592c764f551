import { EDITIONS, type Edition } from '@zaylat/domain/editions';
import { DAY_MS } from '@zaylat/domain/time';
import type { Words } from './words.ts';

/** A day of the calendar: month from 1, and day. */
type Day = readonly [month: number, day: number];

/** A sale of a season, from its first to its last day. It may go on in the next year. */
interface SeasonSeed {
	readonly key: string;
	readonly editions: readonly Edition[];
	readonly from: Day;
	readonly to: Day;
	readonly title: Words;
	readonly text: Words;
	/** Icon of its picture. */
	readonly icon: string;
	/** Slugs of the last-level categories of what its picture shows and its text names. */
	readonly shows: readonly string[];
	readonly tint: number;
}

/** The seasons of a year; the weeks between two of them belong to the later one. */
const SEASONS: readonly SeasonSeed[] = [
	{
		key: 'thingyan',
		editions: ['mm'],
		from: [3, 20],
		to: [4, 17],
		title: [
			'Thingyan: light clothes and gifts',
			'သင်္ကြန်⁠ဝတ်⁠စုံနှင့် လက်ဆောင်များ',
			'ตะจาน: เสื้อผ้าเบาสบายและของขวัญ',
			'泼水节：轻便衣物与礼物',
		],
		text: [
			'Cotton, bags that keep water out and gifts for elders',
			'ချည်ထည်၊ ရေလုံအိတ်နှင့် သက်ကြီးပူဇော်ပစ္စည်း',
			'ผ้าฝ้าย กระเป๋ากันน้ำ และของขวัญผู้ใหญ่',
			'棉布、防水包与敬老礼物',
		],
		icon: 'scene-fashion',
		shows: ['tops', 'bottoms', 'bags', 'hats-and-umbrellas', 'shoes', 'jewellery-and-watches'],
		tint: 1,
	},
	{
		key: 'songkran',
		editions: ['th'],
		from: [3, 20],
		to: [4, 16],
		title: [
			'Songkran: light clothes and gifts',
			'ထိုင်း⁠သင်္ကြန်⁠ဝတ်⁠စုံနှင့် လက်ဆောင်များ',
			'สงกรานต์นี้ เสื้อลายดอกและของขวัญ',
			'宋干节：花衬衫与礼物',
		],
		text: [
			'Flower shirts, bags that keep water out and gifts for elders',
			'ပန်းပွင့်အင်္ကျီ၊ ရေလုံအိတ်နှင့် လက်ဆောင်များ',
			'เสื้อลายดอก กระเป๋ากันน้ำ และของไหว้ผู้ใหญ่',
			'花衬衫、防水包与敬老礼物',
		],
		icon: 'scene-fashion',
		shows: ['tops', 'dresses', 'bags', 'hats-and-umbrellas', 'shoes', 'jewellery-and-watches'],
		tint: 3,
	},
	{
		key: 'rains',
		editions: ['mm', 'th'],
		from: [6, 1],
		to: [9, 30],
		title: ['Ready for the rains', 'မိုးရာသီအတွက်', 'พร้อมรับหน้าฝน', '雨季必备'],
		text: [
			'Raincoats, umbrellas and lamps for when the power is out',
			'မိုးကာ၊ ထီးနှင့် မီးပျက်ချိန်သုံး မီးအိမ်',
			'เสื้อกันฝน ร่ม และไฟฉุกเฉิน',
			'雨衣、雨伞与停电用灯',
		],
		icon: 'scene-rains',
		shows: ['hats-and-umbrellas', 'lights-and-candles', 'power-banks', 'tea'],
		tint: 4,
	},
	{
		key: 'thadingyut',
		editions: ['mm'],
		from: [10, 1],
		to: [10, 31],
		title: [
			'Thadingyut lights and gifts',
			'သီ⁠တင်း⁠ကျွတ် မီး⁠ပွဲ⁠တော်နှင့် လက်ဆောင်များ',
			'โคมไฟและของขวัญรับเทศกาลทาดิงยุต',
			'点灯节：灯饰与礼物',
		],
		text: [
			'Lanterns, candles and gifts for parents and teachers',
			'မီးပုံး၊ ဖယောင်းတိုင်နှင့် မိဘဆရာ ကန်တော့ပစ္စည်း',
			'โคม เทียน และของขวัญพ่อแม่ครูอาจารย์',
			'灯笼、蜡烛与敬师礼物',
		],
		icon: 'scene-lights',
		shows: ['lights-and-candles', 'bottoms', 'tableware'],
		tint: 1,
	},
	{
		key: 'tazaungdaing',
		editions: ['mm'],
		from: [11, 1],
		to: [11, 30],
		title: [
			'Tazaungdaing lights, gifts and new clothes',
			'တန်⁠ဆောင်⁠တိုင် မီး⁠ပွဲ⁠တော်အတွက် လက်ဆောင်နှင့် ဝတ်စုံသစ်',
			'โคมไฟ ของขวัญ และชุดใหม่รับเทศกาลตาซองได',
			'光明节：灯饰、礼物与新衣',
		],
		text: [
			'Hand-woven longyis, lanterns and lacquer',
			'လက်ရက်လုံချည်၊ မီးပုံးနှင့် ယွန်းထည်များ',
			'โสร่งทอมือ โคม และเครื่องเขิน',
			'手织笼基、灯笼与漆器',
		],
		icon: 'scene-lights',
		shows: ['lights-and-candles', 'bottoms', 'tableware'],
		tint: 1,
	},
	{
		key: 'loy-krathong',
		editions: ['th'],
		from: [11, 1],
		to: [11, 30],
		title: [
			'Loy Krathong: dresses, candles and gifts',
			'လွိုင်⁠က⁠ထုံ ပွဲ⁠တော်⁠ဝတ်⁠စုံနှင့် လက်ဆောင်များ',
			'ลอยกระทงนี้ ชุดสวย เทียนหอม ของขวัญ',
			'水灯节：华服、香烛与礼物',
		],
		text: [
			'Cotton from Chiang Mai and scented candles',
			'ချင်းမိုင်ချည်ထည်နှင့် အမွှေးဖယောင်းတိုင်များ',
			'ผ้าฝ้ายเชียงใหม่และเทียนหอม',
			'清迈棉布与香烛',
		],
		icon: 'scene-floats',
		shows: ['dresses', 'lights-and-candles', 'tops'],
		tint: 3,
	},
	{
		key: 'new-year',
		editions: ['mm', 'th'],
		from: [12, 1],
		to: [1, 5],
		title: ['New Year gifts', 'နှစ်သစ်ကူး လက်ဆောင်များ', 'ของขวัญปีใหม่', '新年礼物'],
		text: [
			'For family, friends and colleagues',
			'မိသားစု၊ မိတ်ဆွေနှင့် လုပ်ဖော်ကိုင်ဖက်များအတွက်',
			'สำหรับครอบครัว เพื่อน และเพื่อนร่วมงาน',
			'送给家人、朋友与同事',
		],
		icon: 'scene-gifts',
		shows: ['jewellery-and-watches', 'bags', 'creams-and-lotions', 'tea'],
		tint: 5,
	},
];

/** A season with its first and last moment in an edition, milliseconds since 1970. */
export interface Season extends Omit<SeasonSeed, 'from' | 'to'> {
	readonly startsAt: number;
	readonly endsAt: number;
}

const HOURS_EAST: Readonly<Record<Edition, number>> = { mm: 6.5, th: 7 };
const midnight = (edition: Edition, year: number, [month, day]: Day) =>
	Date.UTC(year, month - 1, day) - (HOURS_EAST[edition] * DAY_MS) / 24;

/** All seasons of an edition around a moment, from the year before to the year after, in their order. */
export function seasonsAround(edition: Edition, now: number): readonly Season[] {
	const year = new Date(now).getUTCFullYear();
	return [year - 1, year, year + 1]
		.flatMap((each) =>
			SEASONS.filter(({ editions }) => editions.includes(edition)).map(({ from, to, ...season }) => ({
				...season,
				startsAt: midnight(edition, each, from),
				endsAt: midnight(edition, to[0] < from[0] ? each + 1 : each, to) + DAY_MS - 1,
			})),
		)
		.toSorted((a, b) => a.startsAt - b.startsAt);
}

/** The season that a home page shows: the one that is on, else the next. */
export function seasonAt(edition: Edition, now: number): Season {
	const season = seasonsAround(edition, now).find(({ endsAt }) => endsAt >= now);
	if (!season) throw new Error(`No season of ${EDITIONS[edition].timeZone} is on or follows`);
	return season;
}
