import type { Localized } from '@zaylat/api-client/contract';
import { createBrand } from '@zaylat/domain/brand';
import type { Identifier } from '@zaylat/domain/contact';
import type { Language } from '@zaylat/domain/languages';
import { rootCause } from '../http/failure.ts';
import type { Services } from '../http/services.ts';
import { deliver } from '../ports/deliver.ts';

/** What happened to an account that its shopper should hear of outside it. */
type AccountEvent = 'password_changed' | 'identifier_changed';

const SUBJECTS: Readonly<Record<AccountEvent, Localized>> = {
	password_changed: {
		en: 'Your password was changed',
		mm: 'သင့်စကားဝှက်ကို ပြောင်းလိုက်ပါပြီ',
		thai: 'รหัสผ่านของคุณถูกเปลี่ยนแล้ว',
		china: '您的密码已更改',
	},
	identifier_changed: {
		en: 'Your account is now signed in to by another address or number',
		mm: 'သင့်အကောင့်ကို အခြားအီးမေးလ် သို့မဟုတ် ဖုန်းနံပါတ်ဖြင့် ဝင်ရန် ပြောင်းလိုက်ပါပြီ',
		thai: 'บัญชีของคุณเปลี่ยนไปใช้อีเมลหรือหมายเลขอื่นในการเข้าสู่ระบบแล้ว',
		china: '您账号的登录邮箱或手机号已更改',
	},
};

const ADVICE: Localized = {
	en: 'If it was not you, set a new password at once.',
	mm: 'သင်ကိုယ်တိုင် ပြောင်းခြင်း မဟုတ်ပါက စကားဝှက်အသစ်ကို ချက်ချင်း သတ်မှတ်ပါ။',
	thai: 'หากคุณไม่ได้ทำเอง โปรดตั้งรหัสผ่านใหม่ทันที',
	china: '如非您本人操作，请立即重设密码。',
};

/** Tells a shopper what happened to the account; that a message is lost does not undo what it tells. */
export async function warnShopper(
	services: Services,
	to: Identifier,
	event: AccountEvent,
	language: Language,
): Promise<void> {
	const subject = SUBJECTS[event][language];
	const text = `${createBrand().name} · ${subject}\n${ADVICE[language]}`;
	try {
		await deliver(services, to, { subject, text });
	} catch (error) {
		services.logger.error('warning not sent', { event, cause: rootCause(error) });
	}
}
