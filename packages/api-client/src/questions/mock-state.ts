import { MockRefusal } from '../mocks/answer.ts';
import type { Catalogue } from '../mocks/catalogue.ts';
import type { World } from '../mocks/world.ts';
import type { Product } from '../products/contract.ts';
import type { ProductQuestion } from './contract.ts';

const HOUR = 3_600_000;

/** Languages, questions and answers of the mock catalogue. */
const WORDS: readonly (readonly [ProductQuestion['language'], string, string, string])[] = [
	['mm', 'ခ*** မ***', 'အရောင်က ပုံထဲကအတိုင်း ဟုတ်ရဲ့လား။', 'ဟုတ်ပါတယ်၊ နေ့အလင်းရောင်နဲ့ ရိုက်ထားတာပါ။'],
	['en', 'J*** L***', 'Is it the original, or a copy?', 'The original. It comes in the box of its maker.'],
	['thai', 'ส*** ว***', 'ต่างจังหวัดส่งไหมคะ', 'ส่งค่ะ เลือกอำเภอในหน้านี้เพื่อดูจำนวนวันและค่าส่งได้เลยค่ะ'],
	['china', '王**', '可以开公司发票吗？', '可以，付款后在订单页面下载 PDF 发票。'],
	['mm', 'မ*** သ***', 'နယ်ကိုရော ပို့လား။', 'ပို့ပါတယ်။ ဒီစာမျက်နှာမှာ မြို့နယ် ရွေးလိုက်ရင် ကြာချိန်နဲ့ ပို့ခ တွေ့ရပါမယ်။'],
	['en', 'S*** P***', 'How do you pack it?', 'In a strong box with padding on all sides.'],
];

/** A question of the mock API. */
export interface MockQuestion extends ProductQuestion {
	readonly productId: string;
	/** Whether the shopper of the world asked it. */
	readonly isOwn: boolean;
}

/** Questions that were asked and answered in a world; the catalogue's own are made from `WORDS`. */
const states = new WeakMap<World, { readonly asked: MockQuestion[]; readonly answers: Map<string, Answer> }>();

type Answer = NonNullable<ProductQuestion['answer']>;

function stateOf(world: World) {
	const state = states.get(world) ?? { asked: [] as MockQuestion[], answers: new Map<string, Answer>() };
	states.set(world, state);
	return state;
}

/** The questions about a product, the last asked first. */
export function questionsAbout(world: World, product: Product): readonly MockQuestion[] {
	const { asked, answers } = stateOf(world);
	const known = product.rating === null ? [] : WORDS;
	const others = known.map(([language, askerName, text, answer], index): MockQuestion => {
		const askedAt = world.now() - (index * 30 + 20) * HOUR;
		return {
			id: `question-${product.id}-${index + 1}`,
			productId: product.id,
			isOwn: false,
			askerName,
			language,
			text,
			askedAt: new Date(askedAt).toISOString(),
			answer: { language, text: answer, answeredAt: new Date(askedAt + 2 * HOUR).toISOString() },
		};
	});
	const own = asked.filter(({ productId }) => productId === product.id).toReversed();
	return [...own, ...others].map((each) => ({ ...each, answer: answers.get(each.id) ?? each.answer }));
}

/** Adds a question of the shopper. */
export function addQuestion(world: World, product: Product, text: string, language: ProductQuestion['language']) {
	const { asked } = stateOf(world);
	const question: MockQuestion = {
		id: `question-own-${asked.length + 1}`,
		productId: product.id,
		isOwn: true,
		askerName: 'D*** K***',
		language,
		text,
		askedAt: new Date(world.now()).toISOString(),
		answer: null,
	};
	asked.push(question);
	return question;
}

/** Stores the answer of a shop. */
export function setAnswer(world: World, questionId: string, answer: Answer): void {
	stateOf(world).answers.set(questionId, answer);
}

/** A question as the contract has it. */
export function toQuestion({ id, askerName, language, text, askedAt, answer }: MockQuestion): ProductQuestion {
	return { id, askerName, language, text, askedAt, answer };
}

/** A product of the catalogue. @throws MockRefusal `product_not_found` */
export function questionedProduct(catalogue: Catalogue, id: string): Product {
	const found = catalogue.all.find((product) => product.id === id);
	if (!found) throw new MockRefusal('product_not_found');
	return found;
}
