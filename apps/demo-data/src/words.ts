import type { Words } from '@zaylat/api/base-data';
import type { Language } from '@zaylat/domain/languages';

export { localized, type Words } from '@zaylat/api/base-data';

/** The same text in all four languages: names of models and brands. */
export const same = (text: string): Words => [text, text, text, text];

/** Places of the languages in words. */
const PLACES = { en: 0, mm: 1, thai: 2, china: 3 } as const satisfies Record<Language, number>;

/** The words of a language. */
export const textIn = (words: Words, language: Language): string => words[PLACES[language]];

const BURMESE = '၀၁၂၃၄၅၆၇၈၉';
const burmeseDigits = (text: string) => text.replace(/\d/g, (digit) => BURMESE[Number(digit)] ?? digit);

/** A text of English with a capital, unless it begins with a name that is written without one. */
export const capitalised = (text: string): string =>
	/^(?:i[A-Z]|macOS|micro[A-Z]|realme|vivo|adidas)/.test(text) ? text : text.slice(0, 1).toUpperCase() + text.slice(1);

/** Units of measures as they are written after a number, each language with its own spacing. */
const UNITS = {
	g: [' g', ' ဂရမ်', ' กรัม', '克'],
	kg: [' kg', ' ကီလို', ' กก.', '公斤'],
	ml: [' ml', ' မီလီလီတာ', ' มล.', '毫升'],
	l: [' L', ' လီတာ', ' ลิตร', '升'],
	cm: [' cm', ' စင်တီမီတာ', ' ซม.', '厘米'],
	inch: ['"', ' လက်မ', ' นิ้ว', '英寸'],
	pieces: [' pieces', ' ခု', ' ชิ้น', '件装'],
	sachets: [' sachets', ' ထုပ်', ' ซอง', '小包'],
	pages: [' pages', ' မျက်နှာ', ' หน้า', '页'],
	gb: [' GB', ' GB', ' GB', 'GB'],
	hours: [' h', ' နာရီ', ' ชั่วโมง', '小时'],
	watts: [' W', ' ဝပ်', ' วัตต์', '瓦'],
	days: [' days', ' ရက်', ' วัน', '天'],
	tb: [' TB', ' TB', ' TB', 'TB'],
	mah: [' mAh', ' mAh', ' mAh', '毫安时'],
	volts: [' V', ' ဗို့', ' โวลต์', '伏'],
	btu: [' BTU', ' BTU', ' บีทียู', 'BTU'],
	mm: [' mm', ' မီလီမီတာ', ' มม.', '毫米'],
	m: [' m', ' မီတာ', ' เมตร', '米'],
	ft: [' ft', ' ပေ', ' ฟุต', '英尺'],
	oz: [' oz', ' အောင်စ', ' ออนซ์', '盎司'],
	sheets: [' sheets', ' ချပ်', ' แผ่น', '片'],
	tablets: [' tablets', ' လုံး', ' เม็ด', '粒'],
	rolls: [' rolls', ' လိပ်', ' ม้วน', '卷'],
	tiers: [' tiers', ' ဆင့်', ' ชั้น', '层'],
	months: [' mo.', ' လ', ' เดือน', '个月'],
	years: [' years', ' နှစ်', ' ปี', '岁'],
	minutes: [' min', ' မိနစ်', ' นาที', '分钟'],
	seconds: [' s', ' စက္ကန့်', ' วินาที', '秒'],
	number: ['', '', '', ''],
	hertz: [' Hz', ' Hz', ' Hz', ' Hz'],
	megapixels: [' MP', ' MP', ' ล้านพิกเซล', '万像素'],
	megabytes: [' MB/s', ' MB/s', ' MB/s', ' MB/s'],
	megabits: [' Mbit/s', ' Mbit/s', ' Mbps', ' Mbps'],
	lumens: [' lm', ' လူမင်', ' ลูเมน', '流明'],
	degrees: ['°', '°', ' องศา', '°'],
	dpi: [' dpi', ' dpi', ' dpi', ' dpi'],
	pagesMinute: [' pages/min', ' ရွက်/မိနစ်', ' แผ่น/นาที', '页/分钟'],
	squareMetres: [' m²', ' စတုရန်းမီတာ', ' ตร.ม.', '平方米'],
	decibels: [' dB', ' ဒက်စီဘယ်', ' เดซิเบล', '分贝'],
	turnsMinute: [' rpm', ' ပတ်/မိနစ်', ' รอบ/นาที', '转/分钟'],
	levels: [' levels', ' ဆင့်', ' ระดับ', '档'],
	people: [' people', ' ဦး', ' คน', '人'],
	layers: [' layers', ' ထပ်', ' ชั้น', '层'],
	celsius: [' °C', ' °C', ' °C', ' °C'],
	gramsMetre: [' gsm', ' ဂရမ် (gsm)', ' แกรม', '克/平方米'],
	colours: [' colours', ' ရောင်', ' สี', '色'],
	digits: [' digits', ' လုံး', ' หลัก', '位'],
	devices: [' devices', ' လုံး', ' เครื่อง', '台'],
	lessons: [' lessons', ' ခု', ' บท', '课'],
} as const satisfies Record<string, Words>;

/** A number with its unit, for example `[500, 'g']`. */
export type Measure = readonly [amount: number, unit: keyof typeof UNITS];

/** @returns whether a text is a unit of a measure */
export const isUnit = (text: string): text is Measure[1] => text in UNITS;

/** All units of measures. */
export const UNIT_NAMES = Object.keys(UNITS).filter(isUnit);

/** Currencies of the editions as they follow or precede the value of a card. */
const CARD_CURRENCIES = {
	mm: ['-kyat', ' ကျပ်တန်', ' จ๊าต', '缅元'],
	th: ['-baht', ' ဘတ်တန်', ' บาท', '泰铢'],
} as const satisfies Record<string, Words>;

/** The value of a card as its name says it: "500-baht". */
export function faceValueWords(edition: keyof typeof CARD_CURRENCIES, value: number): Words {
	const [en, mm, thai, china] = CARD_CURRENCIES[edition];
	const amount = String(value).replace(/\B(?=(\d{3})+$)/g, ',');
	return [`${amount}${en}`, `${burmeseDigits(amount)}${mm}`, `มูลค่า ${amount}${thai}`, `${value}${china}`];
}

/** English units of one. */
const SINGULAR: Readonly<Partial<Record<Measure[1], string>>> = {
	pieces: ' piece',
	sachets: ' sachet',
	sheets: ' sheet',
	tablets: ' tablet',
	rolls: ' roll',
	tiers: ' tier',
	days: ' day',
	years: ' year',
	levels: ' level',
	people: ' person',
	layers: ' layer',
	colours: ' colour',
	devices: ' device',
	lessons: ' lesson',
};

/** A measure as each language writes it, Burmese with Burmese digits. Chinese counts pixels in tens of thousands. */
export function measureWords([amount, unit]: Measure): Words {
	const [plural, mm, thai, china] = UNITS[unit];
	const en = amount === 1 ? (SINGULAR[unit] ?? plural) : plural;
	const inChinese = unit === 'megapixels' ? amount * 100 : amount;
	return [`${amount}${en}`, `${burmeseDigits(String(amount))}${mm}`, `${amount}${thai}`, `${inChinese}${china}`];
}
