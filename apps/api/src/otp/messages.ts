import type { Localized } from '@zaylat/api-client/contract';
import { createBrand } from '@zaylat/domain/brand';
import { digitsFor } from '@zaylat/domain/digits';
import type { Language } from '@zaylat/domain/languages';
import { OTP } from '@zaylat/domain/otp';

/** What a one-time code is for; a code for one thing does nothing for another. */
export type OtpPurpose =
	| 'register'
	| 'reset_password'
	| 'sign_in'
	| 'delete_account'
	| 'contact_phone'
	| 'change_identifier'
	| 'reauthenticate';

const SUBJECTS: Readonly<Record<OtpPurpose, Localized>> = {
	register: {
		en: 'Code to register',
		mm: 'စာရင်းသွင်းရန် ကုဒ်',
		thai: 'รหัสสำหรับสมัครสมาชิก',
		china: '注册验证码',
	},
	reset_password: {
		en: 'Code to set a new password',
		mm: 'စကားဝှက်အသစ် သတ်မှတ်ရန် ကုဒ်',
		thai: 'รหัสสำหรับตั้งรหัสผ่านใหม่',
		china: '重设密码验证码',
	},
	sign_in: { en: 'Code to sign in', mm: 'အကောင့်ဝင်ရန် ကုဒ်', thai: 'รหัสสำหรับเข้าสู่ระบบ', china: '登录验证码' },
	delete_account: {
		en: 'Code to delete your account',
		mm: 'အကောင့်ဖျက်ရန် ကုဒ်',
		thai: 'รหัสสำหรับลบบัญชี',
		china: '注销账号验证码',
	},
	contact_phone: {
		en: 'Code to confirm this number',
		mm: 'ဤဖုန်းနံပါတ်ကို အတည်ပြုရန် ကုဒ်',
		thai: 'รหัสยืนยันหมายเลขโทรศัพท์นี้',
		china: '手机号验证码',
	},
	change_identifier: {
		en: 'Code to change how you sign in',
		mm: 'အကောင့်ဝင်သည့် အချက်အလက် ပြောင်းရန် ကုဒ်',
		thai: 'รหัสสำหรับเปลี่ยนข้อมูลเข้าสู่ระบบ',
		china: '更换登录方式验证码',
	},
	reauthenticate: {
		en: 'Code to confirm that it is you',
		mm: 'သင်ကိုယ်တိုင် ဖြစ်ကြောင်း အတည်ပြုရန် ကုဒ်',
		thai: 'รหัสยืนยันว่าเป็นคุณ',
		china: '身份确认验证码',
	},
};

const WARNINGS: Readonly<Record<Language, (minutes: string) => string>> = {
	en: (minutes) => `Good for ${minutes} minutes. Tell it to nobody, not even to us.`,
	mm: (minutes) => `${minutes} မိနစ်အတွင်း အသုံးပြုပါ။ ကျွန်ုပ်တို့အပါအဝင် မည်သူ့ကိုမျှ မပြောပါနှင့်။`,
	thai: (minutes) => `ใช้ได้ภายใน ${minutes} นาที อย่าบอกรหัสนี้แก่ใคร แม้แต่เรา`,
	china: (minutes) => `${minutes} 分钟内有效，请勿告诉任何人，包括我们。`,
};

/** The message that brings a code; the code itself is in Latin digits, which every phone can copy. */
export function otpMessage(purpose: OtpPurpose, code: string, language: Language): { subject: string; text: string } {
	const subject = SUBJECTS[purpose][language];
	const minutes = digitsFor(language)(String(OTP.lifeSeconds / 60));
	return { subject, text: `${createBrand().name} · ${subject}: ${code}\n${WARNINGS[language](minutes)}` };
}
