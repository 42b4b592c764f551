import type { Catalogue } from '../mocks/catalogue.ts';
import type { MockApiOptions } from '../mocks/world.ts';
import type { ChatSide } from './contract.ts';

/** A message of the mock chats. */
interface Said {
	/** Which shop of the catalogue it is written to or by, from 0. */
	readonly place: number;
	readonly side: ChatSide;
	readonly text: string;
	readonly minutesAgo: number;
	/** Which product of the catalogue it is about, from 0. */
	readonly product?: number;
	/** A drawing that stands for a picture. */
	readonly picture?: string;
}

const HOUR = 60;
const DAY = 24 * HOUR;
/** Repeats a text until it is as long as people write at their longest. */
const LONG = 12;

/** What the mock shopper and the shops have written; a long conversation when there is much of everything. */
export function mockTalk(catalogue: Catalogue, { size, hasLongTexts }: MockApiOptions): readonly Said[] {
	if (size === 'empty') return [];
	const say = (texts: Parameters<Catalogue['text']>[0]) => {
		const text = catalogue.text(texts);
		return hasLongTexts ? Array.from({ length: LONG }, () => text).join(' ') : text;
	};
	const asked = say(['Is this still available?', 'ဒါလေး ရှိသေးလား။', 'ยังมีของไหมคะ', '这个还有货吗？']);
	const answered = say([
		'Yes, it is. We send it within a day.',
		'ရှိပါသေးတယ်ရှင်။ တစ်ရက်အတွင်း ပို့ပေးပါတယ်။',
		'มีค่ะ จัดส่งภายในหนึ่งวันค่ะ',
		'有的，一天之内发货。',
	]);
	const packed = say(['This is how we pack it.', 'ဒီလို ထုပ်ပိုးပေးပါတယ်ရှင်။', 'แพ็กแบบนี้นะคะ', '我们是这样包装的。']);
	const thanks = say(['Thank you.', 'ကျေးဇူးပါ။', 'ขอบคุณค่ะ', '谢谢。']);
	const first: Said[] = [
		{ place: 0, side: 'shopper', text: asked, minutesAgo: 30, product: 0 },
		{ place: 0, side: 'shop', text: answered, minutesAgo: 20 },
	];
	if (size === 'one') return first;
	const many: Said[] = size === 'many' ? longTalk([asked, answered, thanks]) : [];
	return [
		...many,
		...first,
		{ place: 1, side: 'shopper', text: asked, minutesAgo: DAY + 3 * HOUR },
		{ place: 1, side: 'shop', text: packed, minutesAgo: DAY + 2 * HOUR, picture: 'cup' },
		{ place: 1, side: 'shopper', text: thanks, minutesAgo: DAY + 2 * HOUR - 2 },
		{ place: 2, side: 'shopper', text: asked, minutesAgo: 9 * DAY },
	];
}

const TALKED = 80;

function longTalk(texts: readonly string[]): Said[] {
	return Array.from({ length: TALKED }, (_, index): Said => {
		const side = index % 3 === 1 ? 'shop' : 'shopper';
		return {
			place: 0,
			side,
			text: `${index + 1}. ${texts[index % texts.length] ?? ''}`,
			minutesAgo: (TALKED - index) * 95,
		};
	});
}
