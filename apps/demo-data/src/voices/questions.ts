import type { Language } from '@zaylat/domain/languages';
import { textIn, type Words } from '../words.ts';
import { type Spoken, voicesOf } from './traits.ts';
import type { Asked } from './types.ts';

/** An attribute whose fact an answer says, and the space before a particle that Burmese and Thai write without one. */
const SAID = /\{(\w+)\}( (?=(?:ပါ|က |ကပါ|မှာ|နဲ့|အထိ|အတွက်|ထွက်|လို့|ဘာသာ|ค่ะ|นะคะ)))?/g;
/** Where Thai writes a space: between its letters and others, and after what is shortened. */
const THAI_SPACE = /(?<=[\w°"”%])(?=[\u0e01-\u0e7f])|(?<=[\u0e01-\u0e7f])(?=[a-z])|(?<=[.ฯ])(?=ค่ะ|นะคะ)/gi;

/** Whether a particle follows a value without a space: one that ends with a Burmese or Thai letter. */
const takesParticle = (value: string) => /[\u1000-\u109f\u0e00-\u0e7f]$/.test(value);

/** What people ask about a product, with the answers that its facts allow: about its kind first, then what it shares. */
export function questionsOf(product: Spoken): readonly Asked[] {
	const known = new Set(product.facts.map(({ key }) => key));
	const { own, shared } = voicesOf(product);
	return [own, ...shared].flatMap(({ asked }) =>
		asked.filter(([, [english]]) => [...english.matchAll(SAID)].every(([, key]) => known.has(key))),
	);
}

/** An answer in a language, with the facts of the product. */
export function answerOf(answer: Words, { facts }: Pick<Spoken, 'facts'>, language: Language): string {
	return textIn(answer, language)
		.replace(SAID, (_, wanted: string, space: string | undefined) => {
			const value = facts.find(({ key }) => key === wanted)?.value[language] ?? '';
			return takesParticle(value) ? value : value + (space ?? '');
		})
		.replace(THAI_SPACE, ' ');
}
