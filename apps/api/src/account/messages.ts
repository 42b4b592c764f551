import { randomUUID } from 'node:crypto';
import type { Localized } from '@zaylat/api-client/contract';
import { REVERT_HOURS } from '@zaylat/domain/account';
import type { Identifier } from '@zaylat/domain/contact';
import { digitsFor } from '@zaylat/domain/digits';
import type { Edition } from '@zaylat/domain/editions';
import { isLanguage, type Language } from '@zaylat/domain/languages';
import { BRAND } from '../brand.ts';
import type { Db } from '../db/connect.ts';
import type { Services } from '../http/services.ts';
import type { JobHandler } from '../jobs/handler.ts';
import type { JobData } from '../jobs/queues.ts';
import { deliverSealed, sealMessage } from '../ports/sealed-message.ts';
import type { Account } from './accounts.ts';

/** What happened to an account that its shopper should hear of outside it. */
export type AccountEvent =
	| 'password_changed'
	| 'email_changed'
	| 'phone_changed'
	| 'account_linked'
	| 'change_reverted';

const SUBJECTS: Readonly<Record<AccountEvent, Localized>> = {
	password_changed: {
		en: 'Your password was changed',
		mm: 'သင့်စကားဝှက်ကို ပြောင်းလိုက်ပါပြီ',
		thai: 'รหัสผ่านของคุณถูกเปลี่ยนแล้ว',
		china: '您的密码已更改',
	},
	email_changed: {
		en: 'Your account’s email address was changed',
		mm: 'သင့်အကောင့်၏ အီးမေးလ် ပြောင်းသွားပါပြီ',
		thai: 'อีเมลของบัญชีคุณถูกเปลี่ยนแล้ว',
		china: '您账号的邮箱已更改',
	},
	phone_changed: {
		en: 'Your account’s phone number was changed',
		mm: 'သင့်အကောင့်၏ ဖုန်းနံပါတ် ပြောင်းသွားပါပြီ',
		thai: 'เบอร์โทรศัพท์ของบัญชีคุณถูกเปลี่ยนแล้ว',
		china: '您账号的手机号已更改',
	},
	account_linked: {
		en: 'A new sign-in account was linked to your account',
		mm: 'သင့်အကောင့်သို့ ဝင်နိုင်သော အခြားအကောင့်တစ်ခု ချိတ်လိုက်ပါပြီ',
		thai: 'มีการเชื่อมบัญชีอื่นที่ใช้เข้าสู่ระบบบัญชีของคุณได้',
		china: '您的账号已关联另一个可登录的账号',
	},
	change_reverted: {
		en: 'The change was undone: this email address or phone number is no longer linked to the account',
		mm: 'အကောင့်၏ ပြောင်းလဲမှုကို ပယ်ဖျက်လိုက်၍ ဤအီးမေးလ် သို့မဟုတ် ဖုန်းနံပါတ်သည် အကောင့်နှင့် မသက်ဆိုင်တော့ပါ',
		thai: 'อีเมลหรือเบอร์นี้ไม่ได้อยู่ในบัญชีแล้ว เพราะการเปลี่ยนแปลงถูกยกเลิก',
		china: '更改已撤销，此邮箱或手机号不再属于该账号',
	},
};

const ADVICE: Readonly<Record<Language, (link: string, hours: string) => string>> = {
	en: (link, hours) => `If this wasn’t you, undo it within ${hours} hours: ${link}`,
	mm: (link, hours) => `သင်ကိုယ်တိုင် မပြောင်းခဲ့ပါက ${hours} နာရီအတွင်း ဤလင့်ခ်ဖြင့် ပယ်ဖျက်ပါ။ ${link}`,
	thai: (link, hours) => `หากไม่ใช่คุณ ยกเลิกได้ภายใน ${hours} ชั่วโมงที่ ${link}`,
	china: (link, hours) => `如非您本人操作，请在 ${hours} 小时内打开链接撤销：${link}`,
};

/** Where a change was requested. */
export interface Locale {
	/** Its host is that of the link. */
	readonly edition: Edition;
	/** Of the request; taken where the account has none. */
	readonly language: Language;
}

/** What happened to which account. */
export interface AccountNews {
	readonly event: AccountEvent;
	/** The account as it was before. */
	readonly account: Account;
	/** Where it was requested. */
	readonly locale: Locale;
	/** Token of the link that reverts it (`recordChange`); without one, the message has no link. */
	readonly token?: string;
}

/** Every contact of an account. */
export function contactsOf({ phone, email }: Pick<Account, 'phone' | 'email'>): Identifier[] {
	return [...(phone ? [{ phone }] : []), ...(email ? [{ email }] : [])];
}

/** Notifies every contact that an account had before a change of what happened and how to revert it. */
export function notifyAllContacts(
	tx: Db,
	services: Pick<Services, 'config' | 'origins'>,
	news: AccountNews & { readonly token: string },
): Promise<void> {
	return notifyContacts(tx, services, contactsOf(news.account), news);
}

/** Notifies contacts in the account's language; the messages are queued in the transaction of the change. */
export async function notifyContacts(
	tx: Db,
	{ config, origins }: Pick<Services, 'config' | 'origins'>,
	contacts: readonly Identifier[],
	{ event, account, locale, token }: AccountNews,
): Promise<void> {
	const language = isLanguage(account.language) ? account.language : locale.language;
	const subject = SUBJECTS[event][language];
	const hours = digitsFor(language)(String(REVERT_HOURS));
	const advice =
		token === undefined ? '' : `\n${ADVICE[language](linkOf(origins[locale.edition], language, token), hours)}`;
	const text = `${BRAND.name} · ${subject}${advice}`;
	await tx.enqueue(
		'account-notice',
		contacts.map((to) => ({ id: randomUUID(), sealed: sealMessage(config, { to, subject, text }) })),
	);
}

/** Sends notices; recipient and link are sealed until then. */
export const accountNoticeHandler: JobHandler<JobData['account-notice']> = { run: deliverSealed };

/** Target of a notification's link. The token is in the fragment, so that it reaches no log and no other site. */
const linkOf = (origin: string, language: Language, token: string) =>
	`${origin}/RevertChange?lang=${language}#${token}`;
