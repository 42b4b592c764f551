import type { Localized } from '@zaylat/api-client/contract';
import { digitsFor } from '@zaylat/domain/digits';
import type { Language } from '@zaylat/domain/languages';
import { OTP } from '@zaylat/domain/otp';
import { BRAND } from '../brand.ts';

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
		en: 'Code to create your account',
		mm: 'အကောင့်ဖွင့်ရန် ကုဒ်',
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
		en: 'Code to verify this number',
		mm: 'ဤဖုန်းနံပါတ်ကို အတည်ပြုရန် ကုဒ်',
		thai: 'รหัสยืนยันหมายเลขโทรศัพท์นี้',
		china: '手机号验证码',
	},
	change_identifier: {
		en: 'Code to change your sign-in details',
		mm: 'အကောင့်ဝင်သည့် အချက်အလက် ပြောင်းရန် ကုဒ်',
		thai: 'รหัสสำหรับเปลี่ยนข้อมูลเข้าสู่ระบบ',
		china: '更换登录方式验证码',
	},
	reauthenticate: {
		en: 'Code to verify that it’s you',
		mm: 'သင်ကိုယ်တိုင် ဖြစ်ကြောင်း အတည်ပြုရန် ကုဒ်',
		thai: 'รหัสยืนยันตัวตน',
		china: '身份验证码',
	},
};

const WARNINGS: Readonly<Record<Language, (minutes: string) => string>> = {
	en: (minutes) => `Valid for ${minutes} minutes. Don’t share it with anyone, including us.`,
	mm: (minutes) => `${minutes} မိနစ်အတွင်း အသုံးပြုပါ။ ကျွန်ုပ်တို့အပါအဝင် မည်သူ့ကိုမျှ မပြောပါနှင့်။`,
	thai: (minutes) => `ใช้ได้ภายใน ${minutes} นาที อย่าบอกรหัสนี้แก่ใคร แม้แต่เรา`,
	china: (minutes) => `${minutes} 分钟内有效，请勿告诉任何人，包括我们。`,
};

/** The message that brings a code; the code itself is in Latin digits, which every phone can copy. */
export function otpMessage(purpose: OtpPurpose, code: string, language: Language): { subject: string; text: string } {
	const subject = SUBJECTS[purpose][language];
	const minutes = digitsFor(language)(String(OTP.lifeSeconds / 60));
	return { subject, text: `${BRAND.name} · ${subject}: ${code}\n${WARNINGS[language](minutes)}` };
}

/** What was tried with an address that has an account. */
export type TakenPurpose = Extract<OtpPurpose, 'register' | 'change_identifier'>;

interface ExistsTexts {
	readonly subject: string;
	readonly text: (link: string) => string;
	/** Last line, for an owner who did not try it. */
	readonly ignore: Readonly<Record<TakenPurpose, string>>;
}

const EXISTS: Readonly<Record<Language, ExistsTexts>> = {
	en: {
		subject: 'You already have an account',
		text: (link) =>
			`You already have an account with this email address or phone number. Sign in, or reset your password: ${link}`,
		ignore: {
			register: 'If you didn’t try to create an account, ignore this message.',
			change_identifier: 'If you didn’t try to add it to another account, ignore this message.',
		},
	},
	mm: {
		subject: 'သင့်တွင် အကောင့်ရှိပြီးဖြစ်ပါသည်',
		text: (link) => `ဤအီးမေးလ် သို့မဟုတ် ဖုန်းနံပါတ်ဖြင့် အကောင့်ရှိပြီးဖြစ်ပါသည်။ အကောင့်ဝင်ပါ သို့မဟုတ် စကားဝှက်အသစ် သတ်မှတ်ပါ။ ${link}`,
		ignore: {
			register: 'သင်ကိုယ်တိုင် အကောင့်မဖွင့်ခဲ့ပါက ဤစာကို လျစ်လျူရှုနိုင်ပါသည်။',
			change_identifier: 'သင်ကိုယ်တိုင် အခြားအကောင့်သို့ မထည့်ခဲ့ပါက ဤစာကို လျစ်လျူရှုနိုင်ပါသည်။',
		},
	},
	thai: {
		subject: 'คุณมีบัญชีอยู่แล้ว',
		text: (link) => `มีบัญชีที่ใช้อีเมลหรือเบอร์โทรศัพท์นี้อยู่แล้ว เข้าสู่ระบบหรือตั้งรหัสผ่านใหม่ได้ที่ ${link}`,
		ignore: {
			register: 'หากคุณไม่ได้สมัครสมาชิก ไม่ต้องสนใจข้อความนี้',
			change_identifier: 'หากคุณไม่ได้เพิ่มอีเมลหรือเบอร์นี้ในบัญชีอื่น ไม่ต้องสนใจข้อความนี้',
		},
	},
	china: {
		subject: '您已有账号',
		text: (link) => `此邮箱或手机号已注册账号，请登录或重设密码：${link}`,
		ignore: {
			register: '如果您没有注册账号，请忽略此消息。',
			change_identifier: '如果您没有将其添加到其他账号，请忽略此消息。',
		},
	},
};

/**
 * The message to the owner of an account whose address somebody tries to register or to take for another account.
 * @param origin of the shop, for the link
 */
export function existingAccountMessage(
	purpose: TakenPurpose,
	origin: string,
	language: Language,
): { subject: string; text: string } {
	const { subject, text, ignore } = EXISTS[language];
	return { subject, text: `${BRAND.name} · ${text(`${origin}/login?lang=${language}`)}\n${ignore[purpose]}` };
}
