import type { Operator } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import { z } from 'zod';
import type { Profile } from './run-profile.ts';

const line = z.string().trim().min(1).max(200);

/** A text that is the same in every language, or English with those of other languages. */
const text = z.union([
	line,
	z.strictObject({ en: line, mm: line.optional(), thai: line.optional(), china: line.optional() }),
]);

/** An operator as the configuration names it. */
const operatorSettings = z.strictObject({
	company: text,
	address: text,
	registrationNumber: line,
	registrationUrl: z.url({ protocol: /^https$/ }).optional(),
	taxNumber: line,
	/** Branch of the tax office's register; `00000` is the head office. */
	branch: z
		.string()
		.regex(/^\d{5}$/)
		.optional(),
	phone: line,
	email: z.email(),
});

/** The company that runs an edition, as the configuration names it. */
export type OperatorSettings = z.infer<typeof operatorSettings>;

/** Companies of the demo profile, which names none; they are invented, and their names say so. */
const DEMO_OPERATORS: Readonly<Record<Edition, OperatorSettings>> = {
	mm: {
		company: {
			en: 'Zaylat Marketplace Co., Ltd. (demo)',
			mm: 'ဇေးလတ် မားကက်ပလေ့စ် ကုမ္ပဏီလီမိတက် (နမူနာ)',
			thai: 'Zaylat Marketplace Co., Ltd. (ตัวอย่าง)',
			china: 'Zaylat Marketplace Co., Ltd.（示例）',
		},
		address: {
			en: '1 Merchant Street, Kyauktada Township, Yangon 11182, Myanmar',
			mm: 'အမှတ် ၁၊ ကုန်သည်လမ်း၊ ကျောက်တံတားမြို့နယ်၊ ရန်ကုန် ၁၁၁၈၂',
		},
		registrationNumber: '000000000',
		registrationUrl: 'https://www.myco.dica.gov.mm/',
		taxNumber: '000-000-000',
		phone: '+95 1 000 0000',
		email: 'help@zaylat.example',
	},
	th: {
		company: {
			en: 'Zaylat Marketplace (Thailand) Co., Ltd. (demo)',
			mm: 'Zaylat Marketplace (Thailand) Co., Ltd. (နမူနာ)',
			thai: 'บริษัท เซย์ลัต มาร์เก็ตเพลส (ประเทศไทย) จำกัด (ตัวอย่าง)',
			china: 'Zaylat Marketplace (Thailand) Co., Ltd.（示例）',
		},
		address: {
			en: '1 Rama I Road, Pathum Wan, Bangkok 10330, Thailand',
			thai: 'เลขที่ 1 ถนนพระรามที่ 1 แขวงปทุมวัน เขตปทุมวัน กรุงเทพมหานคร 10330',
		},
		registrationNumber: '0000000000000',
		registrationUrl: 'https://www.trustmarkthai.com/',
		taxNumber: '0000000000000',
		branch: '00000',
		phone: '+66 2 000 0000',
		email: 'help@zaylat.example',
	},
};

/**
 * Reads the company that runs an edition.
 * @param value JSON of `operatorSettings`; without it the demo profile has an invented company, production none
 * @throws Error when it cannot be used; the message names what is wrong
 */
export function readOperator(
	value: string | undefined,
	edition: Edition,
	profile: Profile,
): OperatorSettings | undefined {
	if (!value) return profile === 'demo' ? DEMO_OPERATORS[edition] : undefined;
	const name = `OPERATOR_${edition.toUpperCase()}`;
	const result = operatorSettings.safeParse(jsonOf(value));
	if (!result.success) throw new Error(`${name} cannot be used:\n${z.prettifyError(result.error)}`);
	return result.data;
}

function jsonOf(value: string): unknown {
	try {
		return JSON.parse(value);
	} catch {
		return undefined;
	}
}

/** The company that runs an edition, in a language; null where none is configured. */
export function operatorIn(
	operators: Readonly<Record<Edition, OperatorSettings | undefined>>,
	edition: Edition,
	language: Language,
): Operator | null {
	const settings = operators[edition];
	if (settings === undefined) return null;
	const { company, address, registrationUrl, branch, ...same } = settings;
	const say = (value: z.infer<typeof text>) => (typeof value === 'string' ? value : (value[language] ?? value.en));
	return {
		...same,
		company: say(company),
		address: say(address),
		registrationUrl: registrationUrl ?? null,
		branch: branch ?? null,
	};
}
