import type { Localized } from '@zaylat/api-client/contract';
import type { Language } from '@zaylat/domain/languages';
import { BRAND } from '../brand.ts';

/** A code that is sent, with what it is for. */
export interface SentCode {
	readonly name: string;
	/** The chosen plan; empty without options. */
	readonly variantName: string;
	readonly code: string;
}

const SUBJECT: Localized = {
	en: 'Your digital codes',
	mm: 'သင့်ဒစ်ဂျစ်တယ်ကုဒ်များ',
	thai: 'โค้ดดิจิทัลของคุณ',
	china: '您的数字兑换码',
};

const ADVICE: Localized = {
	en: 'Your codes are also in your account. Anyone who has a code can use it, so don’t forward this email.',
	mm: 'သင့်အကောင့်တွင်လည်း ရှိပါသည်။ ကုဒ်ရသူတိုင်း သုံးနိုင်သောကြောင့် ဤစာကို မည်သူ့ကိုမျှ မပို့ပါနှင့်။',
	thai: 'โค้ดอยู่ในบัญชีของคุณด้วย ผู้ที่มีโค้ดใช้ได้ทันที โปรดอย่าส่งต่ออีเมลนี้',
	china: '兑换码也在您的账号中。持码即可使用，请勿转发此邮件。',
};

/** The mail that brings the codes of an order (Decision 14); codes and order are in signs that every keyboard has. */
export function composeCodeMail(
	orderCode: string,
	codes: readonly SentCode[],
	language: Language,
): { subject: string; text: string } {
	const subject = `${SUBJECT[language]} · ${orderCode}`;
	const lines = codes.map(
		({ name, variantName, code }) => `${[name, variantName].filter(Boolean).join(' · ')}\n${code}`,
	);
	return { subject: `${BRAND.name} · ${subject}`, text: [subject, ...lines, ADVICE[language]].join('\n\n') };
}
