import { randomUUID } from 'node:crypto';
import type { Localized } from '@zaylat/api-client/contract';
import { isLanguage, type Language } from '@zaylat/domain/languages';
import type { Account } from '../account/accounts.ts';
import { contactsOf, type Locale } from '../account/messages.ts';
import { BRAND } from '../brand.ts';
import type { Db } from '../db/connect.ts';
import type { Services } from '../http/services.ts';
import { sealMessage } from '../ports/sealed-message.ts';

/** What happened to where a shop is paid. */
export interface BankNews {
	/** Of the shop's seller. */
	readonly account: Account;
	/** Where it was requested. */
	readonly locale: Locale;
	/** The shop's name. */
	readonly shop: Localized;
	readonly isRemoved: boolean;
}

const CHANGED: Readonly<Record<Language, (shop: string) => string>> = {
	en: (shop) => `The bank account of ${shop} was changed`,
	mm: (shop) => `${shop} ၏ ဘဏ်အကောင့်ကို ပြောင်းလိုက်ပါပြီ`,
	thai: (shop) => `บัญชีธนาคารของร้าน ${shop} ถูกเปลี่ยนแล้ว`,
	china: (shop) => `${shop} 的收款账户已更改`,
};

const REMOVED: Readonly<Record<Language, (shop: string) => string>> = {
	en: (shop) => `The bank account of ${shop} was removed`,
	mm: (shop) => `${shop} ၏ ဘဏ်အကောင့်ကို ဖယ်ရှားလိုက်ပါပြီ`,
	thai: (shop) => `บัญชีธนาคารของร้าน ${shop} ถูกลบแล้ว`,
	china: (shop) => `${shop} 的收款账户已移除`,
};

const ADVICE: Readonly<Record<Language, (link: string) => string>> = {
	en: (link) => `If this wasn’t you, change your password at once and write the account again: ${link}`,
	mm: (link) => `သင်ကိုယ်တိုင် မလုပ်ခဲ့ပါက စကားဝှက်ကို ချက်ချင်းပြောင်းပြီး အကောင့်ကို ပြန်ထည့်ပါ။ ${link}`,
	thai: (link) => `หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านทันทีและกรอกบัญชีใหม่ที่ ${link}`,
	china: (link) => `如非您本人操作，请立即修改密码，并重新填写收款账户：${link}`,
};

/** Tells all contacts of a seller that the bank account of a shop has changed; the number is not in the message. */
export async function tellOfBankAccount(
	tx: Db,
	{ config, origins }: Pick<Services, 'config' | 'origins'>,
	{ account, locale, shop, isRemoved }: BankNews,
): Promise<void> {
	const language = isLanguage(account.language) ? account.language : locale.language;
	const subject = (isRemoved ? REMOVED : CHANGED)[language](shop[language]);
	const text = `${BRAND.name} · ${subject}\n${ADVICE[language](`${origins[locale.edition]}/Selling/Shop`)}`;
	await tx.enqueue(
		'account-notice',
		contactsOf(account).map((to) => ({ id: randomUUID(), sealed: sealMessage(config, { to, subject, text }) })),
	);
}
