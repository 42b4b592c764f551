import { LANGUAGES, type Language } from '@zaylat/domain/languages';
import { describe, expect, it } from 'vitest';
import { FACT_KINDS } from './facts/facts.ts';
import { kindsOfTopics, TOPICS, type Topic } from './facts/topics.ts';
import { QUESTION_WORDS } from './question-words.ts';
import { questionsOf, TOPIC_QUESTIONS } from './voices/questions.ts';
import { remarksOf, TOPIC_REMARKS } from './voices/remarks.ts';

const LANGUAGE_KEYS: readonly Language[] = ['en', 'mm', 'thai', 'china'];

/** Topics of digital goods, which have no parcel, colour, size or fabric. */
const DIGITAL: readonly Topic[] = ['credit', 'media', 'course', 'software', 'ticket'];

/** Words of one topic, and the topics besides it that may use them. */
const WORDS: readonly (readonly [topics: readonly Topic[], words: RegExp])[] = [
	[
		['clothes'],
		/fabric|seam|\bwash|colou?r run|အရောင်|ချုပ်ရိုး|လျှော်|ตะเข็บ|ซัก|สีตก|掉色|走线|尺码表|ဆိုဒ်ဇယား|ตารางไซซ์|size chart/i,
	],
	[['shoes'], /blister|\bsole\b|ဖိနပ်|กัดเท้า|鞋底|磨脚/i],
	[['food'], /tast(e|es|y)|salt|စားရ|ငန်|อร่อย|เค็ม|好吃|咸/i],
	[['device'], /manual|\bplug\b|warranty|ပလပ်|အာမခံ|คู่มือ|ปลั๊ก|รับประกัน|说明书|插头|保修/i],
	[['furniture'], /assembl|wobbl|တပ်ဆင်|ประกอบ|โยก|安装|不晃/i],
	[['care'], /\bskin\b|အသား(ယား|နဲ့ မတည့်)|ผิว|皮肤|敏感肌/i],
	[['credit', 'ticket'], /\bcode\b|ကုဒ်|โค้ด|兑换码/i],
	[['media'], /subtitle|စာတန်းထိုး|ซับ|字幕/i],
];
/** Words about parcels, which all goods but no digital goods may use. */
const PARCEL = /parcel|packed|packing|wrapped|\bbox\b|ထုပ်ပိုး|ဘူးက|ဘူးခိုင်|ပါဆယ်|แพ็กมา|แพ็กของ|กล่อง|พัสดุ|包装|盒子|纸箱|包裹/i;

const remarks = (language: Language, topic: Topic) => Object.values(TOPIC_REMARKS[language][topic]).flat();
const asked = (language: Language, topic: Topic) => TOPIC_QUESTIONS[language][topic].flat();

describe('what is said of products', () => {
	it('belongs to kinds that exist, each to one topic', () => {
		const kinds = FACT_KINDS.map(({ key }) => key);
		expect(kindsOfTopics().filter((key) => !kinds.includes(key))).toEqual([]);
	});

	it.each(LANGUAGE_KEYS)('%s: reviews and questions of a topic use no words of another one', (language) => {
		const crossing = TOPICS.flatMap((topic) =>
			[...remarks(language, topic), ...asked(language, topic)].filter((text) =>
				WORDS.some(([topics, words]) => !topics.includes(topic) && words.test(text)),
			),
		);
		expect(crossing).toEqual([]);
	});

	it.each(LANGUAGE_KEYS)('%s: what holds for all products names nothing of a topic', (language) => {
		const general = [
			...Object.values(remarksOf(language, undefined, false)).flat(),
			...QUESTION_WORDS[language].goods.flat(),
		];
		expect(general.filter((text) => WORDS.some(([, words]) => words.test(text)))).toEqual([]);
		expect(general.some((text) => PARCEL.test(text))).toBe(true);
	});

	it.each(LANGUAGE_KEYS)('%s: digital goods are spoken of without parcels', (language) => {
		const texts = [undefined, ...DIGITAL].flatMap((topic) => [
			...Object.values(remarksOf(language, topic, true)).flat(),
			...questionsOf(language, topic, true).flat(),
		]);
		expect(texts.length).toBeGreaterThan(40);
		expect(texts.filter((text) => PARCEL.test(text))).toEqual([]);
	});

	it.each(LANGUAGE_KEYS)('%s: no question has two answers', (language) => {
		for (const topic of TOPICS) {
			const questions = questionsOf(language, topic, DIGITAL.includes(topic)).map(([question]) => question);
			const twice = questions.filter((question, i) => questions.indexOf(question) !== i);
			expect(twice, topic).toEqual(topic === 'credit' || topic === 'ticket' ? twice : []);
		}
	});

	it('exists in every language of the shop', () => {
		expect(Object.keys(TOPIC_REMARKS).toSorted()).toEqual(Object.keys(LANGUAGES).toSorted());
	});
});

/** What an answer to a question has to speak of, by words of the question. */
const ANSWERS: readonly (readonly [question: RegExp, answer: RegExp])[] = [
	[/colou?r|အရောင်|(?<!เ)สี|掉色|颜色/i, /daylight|like colou?rs|wash|နေ့အလင်း|အရောင်တူ|แสงธรรมชาติ|สีใกล้เคียง|自然光|同色/i],
	[/which size|ဘယ်ဆိုဒ်|ไซซ์ไหน|什么码/i, /size chart|ဆိုဒ်ဇယား|ตารางไซซ์|尺码表/i],
	[/warranty|အာမခံ|รับประกัน|保修/i, /warranty|အာမခံ|การรับประกัน|保修/i],
	[/invoice|ပြေစာ|ใบกำกับภาษี|发票/i, /PDF/],
	[/devices|စက်|เครื่องคะ|เครื่องได้|设备/i, /Devices|specification|sign out|စက်|จำนวนเครื่อง|设备数|退出/i],
	[/damaged|ပျက်စီး|เสียหาย|收到时坏/i, /photo|ဓာတ်ပုံ|รูป|拍照/i],
	[/stock|လက်ကျန်|สต็อก|库存/i, /stock|လက်ကျန်|สต็อก|库存/i],
];

it.each(LANGUAGE_KEYS)(
	'%s: answers answer their questions, and only questions about stock are told of stock',
	(language) => {
		const pairs = TOPICS.flatMap((topic) => questionsOf(language, topic, DIGITAL.includes(topic)));
		const wrong = pairs.filter(([question, answer]) =>
			ANSWERS.some(([about, said]) => about.test(question) && !said.test(answer)),
		);
		expect(wrong).toEqual([]);
		const STOCK = /in stock|လက်ကျန်|สต็อก|库存/i;
		expect(pairs.filter(([question, answer]) => STOCK.test(answer) && !STOCK.test(question))).toEqual([]);
	},
);
