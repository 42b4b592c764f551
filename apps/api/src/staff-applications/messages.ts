import { randomUUID } from 'node:crypto';
import type { Localized } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import type { ApplicationDecision } from '@zaylat/domain/seller-applications';
import type { Account } from '../account/accounts.ts';
import { languageOf } from '../account/language.ts';
import { contactsOf } from '../account/messages.ts';
import { BRAND } from '../brand.ts';
import type { Db } from '../db/connect.ts';
import type { Services } from '../http/services.ts';
import { sealMessage } from '../ports/sealed-message.ts';

const SUBJECTS: Readonly<Record<ApplicationDecision, Localized>> = {
	accept: {
		en: 'Your shop is open',
		mm: 'သင့်ဆိုင် ဖွင့်ပြီးပါပြီ',
		thai: 'ร้านของคุณเปิดแล้ว',
		china: '您的店铺已开通',
	},
	ask: {
		en: 'We need more information for your application to sell',
		mm: 'ရောင်းသူလျှောက်လွှာအတွက် အချက်အလက် ထပ်လိုပါသည်',
		thai: 'เราต้องการข้อมูลเพิ่มเติมสำหรับใบสมัครเป็นผู้ขายของคุณ',
		china: '您的入驻申请需要补充资料',
	},
	refuse: {
		en: 'We couldn’t accept your application to sell',
		mm: 'သင့် ရောင်းသူလျှောက်လွှာကို လက်မခံနိုင်ပါ',
		thai: 'เราไม่สามารถรับใบสมัครเป็นผู้ขายของคุณได้',
		china: '您的入驻申请未通过',
	},
};

/** Where the applicant goes on, by language. */
const ADVICE: Readonly<Record<Language, (link: string) => string>> = {
	en: (link) => `See what to do next: ${link}`,
	mm: (link) => `ဆက်လုပ်ရမည့်အရာများကို ဤနေရာတွင် ကြည့်ပါ။ ${link}`,
	thai: (link) => `ดูขั้นตอนต่อไปที่ ${link}`,
	china: (link) => `请在此查看下一步：${link}`,
};

/** A decision that an applicant is told. */
export interface ToldDecision {
	readonly account: Account;
	readonly decision: ApplicationDecision;
	/** What staff wrote; null when they wrote nothing. */
	readonly answer: string | null;
	readonly edition: Edition;
	readonly shopName: string;
}

/**
 * Tells an applicant what was decided, in the language of the account: by mail where it has an address, else by text
 * message. The message is queued in the transaction of the decision, sealed.
 */
export async function tellApplicant(
	tx: Db,
	{ config, origins }: Pick<Services, 'config' | 'origins'>,
	{ account, decision, answer, edition, shopName }: ToldDecision,
): Promise<void> {
	const [to] = contactsOf(account).toSorted((one) => ('email' in one ? -1 : 1));
	if (!to) return;
	const language = languageOf(account.language, edition);
	const subject = SUBJECTS[decision][language];
	const link = `${origins[edition]}/Selling/Application?lang=${language}`;
	const text = [
		`${BRAND.name} · ${subject}: ${shopName}`,
		...(answer === null ? [] : [answer]),
		ADVICE[language](link),
	];
	const sealed = sealMessage(config, { to, subject, text: text.join('\n') });
	await tx.enqueue('account-notice', [{ id: randomUUID(), sealed }]);
}
