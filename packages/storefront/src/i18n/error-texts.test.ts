import { API_ERRORS, CLIENT_ERRORS } from '@zaylat/api-client';
import type { Language } from '@zaylat/domain/languages';
import { describe, expect, test } from 'vitest';
import { errorText } from '../core/failures/error-text.ts';
import { createI18n } from './create-i18n.ts';

async function textsIn(language: Language) {
	const i18n = createI18n(language, { brandName: 'Zaylat', editions: ['th', 'mm'] });
	await i18n.load(language, ['app', 'errors', 'failures']);
	return (code: string, details?: Parameters<typeof errorText>[2]) => errorText(i18n.t, code, details);
}

/** Each code, its title in English, and a word of its advice. */
const ENGLISH: readonly (readonly [code: string, title: string, advice: string])[] = [
	['server_error', 'Internal Server Error!', 'problem'],
	['search_invalid', 'Invalid search', 'characters'],
	['bad_request', 'Something in your request isn’t right', 'details'],
	['csrf_missing', 'This page has been open for too long', 'happening'],
	['sign_in_required', 'Please sign in', 'We’ll'],
	['session_expired', 'You’ve been signed out', 'Nothing'],
	['registration_required', 'You need an account for this', 'create'],
	['security_key_refused', 'We couldn’t verify this request', 'date'],
	['path_not_found', 'This page no longer exists', 'home'],
	['product_not_found', 'Sorry product not found', 'similar'],
	['category_not_found', 'Category not found', 'category'],
	['not_in_cart', 'Product not found in this cart', 'changed'],
	['out_of_stock', 'Sold out', 'option'],
	['quantity_limited', 'Not enough in stock', 'smaller'],
	['below_minimum', 'Below the minimum order quantity', 'minimum'],
	['body_too_large', 'This is too large to send', 'less'],
	['too_many_requests', 'Too many attempts', 'minute'],
	['internal_error', 'Something went wrong on our side', 'moment'],
	['unavailable', 'The service isn’t available right now', 'moment'],
	['network_error', 'Connection lost', 'connection'],
	['timeout', 'The request timed out', 'slow'],
	['offline', 'You’re offline', 'internet'],
	['bad_response', 'We couldn’t read the response', 'version'],
	['login_required', 'Login is required to buy products', 'selection'],
	['sign_in_failed', 'Incorrect email, phone number or password', 'details'],
	['sign_in_locked', 'Several failed sign-in attempts from this account or IP, wait and retry', 'automatically'],
	['auth_unreachable', 'Runtime error, checkout the console logs to debug', 'can’t'],
	['sign_out_failed', 'Could not fetch CSRF Token for signing out', 'You’re'],
	['seller_required', 'Only the shop’s seller can do this', 'seller’s'],
	['identifier_taken', 'An account with this email or phone number already exists', 'reset'],
	['otp_wrong', 'Incorrect code', 'digits'],
	['otp_expired', 'This code has expired', 'Request'],
	['otp_wait', 'You can’t request another code yet', 'minute'],
	['message_not_sent', 'We couldn’t send the code', 'number'],
	['account_deleted', 'Account is already deleted', 'shopping'],
	['password_wrong', 'Incorrect current password', 'reset'],
	['reauthentication_required', 'Please verify that it’s you', 'send'],
	['reauthentication_locked', 'Too many incorrect passwords', 'minutes'],
	['second_factor_required', 'Enter your sign-in code', 'app'],
	['permission_required', 'Your role doesn’t allow this', 'administrator'],
	['account_not_found', 'Account not found', 'list'],
	['staff_change_refused', 'This can’t be done to this account', 'remain'],
	['second_factor_exists', 'Two-step verification is already set up', 'Reload'],
	['factor_wrong', 'Incorrect code, or already used', 'recovery'],
	['factor_locked', 'Too many incorrect codes', 'minutes'],
	['password_expected', 'This account has a password', 'instead'],
	['revert_link_invalid', 'This link is invalid', 'Open'],
	['revert_link_used', 'This change has already been undone', 'works'],
	['revert_link_expired', 'This link has expired', 'contact'],
	['linked_account_not_found', 'This account is not linked', 'list'],
	['last_sign_in', 'This is your only way to sign in', 'unlink'],
	['address_not_found', 'Sorry address not found to deliver', 'address'],
	['addresses_full', 'Your address book is full', 'Remove'],
	['contact_phone_not_found', 'Error on delete contact phone', 'already'],
	['contact_phones_full', 'You can’t add more phone numbers', 'Remove'],
	['place_not_found', 'Place not found', 'place'],
	['no_delivery_service', 'No available delivery service for current shipping address', 'remove'],
	['cart_empty', 'There’s nothing to order in your cart', 'that’s'],
	['checkout_changed', 'Your order has changed', 'confirm'],
	['coupon_invalid', 'Invalid coupon code', 'without'],
	['points_short', 'Not enough points', 'points'],
	['order_not_found', 'Order not found', 'orders'],
	['order_move_refused', 'This is no longer possible for this order', 'current'],
	['category_change_refused', 'The category can’t be there', 'level'],
	['application_not_found', 'Application not found', 'list'],
	['application_move_refused', 'This is no longer possible for this application', 'current'],
	['product_move_refused', 'This is no longer possible for this product', 'missing'],
	['product_changed', 'This product was changed elsewhere', 'Reload'],
	['payment_not_found', 'Payment not found', 'orders'],
	['payment_expired', 'Payment time out', 'Start'],
	['payment_failed', 'Order payment failed, please try later', 'payment'],
	['payment_method_refused', 'This payment method isn’t available for your order', 'payment'],
	['key_missing', 'Your order couldn’t be sent securely', 'Reload'],
	['key_reused', 'Your request is already being processed', 'orders'],
	['review_not_found', 'Sorry review not found', 'removed'],
	['review_refused', 'Unable to review right now', 'delivered'],
	['review_closed', 'This review can no longer be edited', 'still'],
	['shop_not_found', 'Shop not found', 'browse'],
	['collection_not_found', 'Collection not found', 'collections'],
	['question_not_found', 'Question not found', 'list'],
	['quotation_not_found', 'Quote not found', 'quotes'],
	['statement_not_found', 'Statement not found', 'list'],
	['import_not_found', 'Import not found', 'list'],
	['question_refused', 'You can’t ask this right now', 'chat'],
	['quotation_refused', 'You can’t request a quote for this right now', 'quotes'],
	['quotation_move_refused', 'This is no longer possible for this quote', 'quote'],
	['thread_not_found', 'Conversation not found', 'shop’s'],
	['message_empty', 'Your message is empty', 'picture'],
	['upload_refused', 'This picture can’t be used', 'JPEG'],
	['upload_not_found', 'Picture not found', 'Add it again'],
	['entitlement_not_found', 'This isn’t one of your digital goods', 'digital goods'],
	['entitlement_ended', 'This plan has ended', 'using'],
	['webhook_not_found', 'Endpoint or delivery not found', 'list'],
	['webhooks_full', 'You can’t add more endpoints', 'Remove'],
];

/** Codes of failures that people meet most, with their titles in the other languages. */
const OTHERS: Readonly<Record<string, Readonly<Record<Exclude<Language, 'en'>, string>>>> = {
	out_of_stock: { mm: 'ပစ္စည်းကုန်သွား⁠ပြီ', thai: 'สินค้าหมด', china: '已售罄' },
	quantity_limited: { mm: 'လက်ကျန် မလောက်⁠ပါ', thai: 'สินค้าเหลือไม่พอตามจำนวนนี้', china: '库存不足' },
	below_minimum: { mm: 'အနည်းဆုံး မှာယူရမည့် အရေအတွက် မပြည့်⁠ပါ', thai: 'ไม่ถึงจำนวนสั่งซื้อขั้นต่ำ', china: '未达到最低起订量' },
	sign_in_required: { mm: 'အရင် အ⁠ကော⁠င့်ဝင်⁠ပါ', thai: 'โปรดเข้าสู่ระบบก่อน', china: '请先登录' },
	network_error: { mm: 'လိုင်းပြတ်သွား⁠သည်', thai: 'การเชื่อมต่อขาดหาย', china: '网络连接中断' },
	timeout: { mm: 'အဖြေရ⁠ရန် ကြာလွန်း⁠သည်', thai: 'ใช้เวลานานเกินไป', china: '等待时间过长' },
	otp_wrong: { mm: 'ကုဒ် မမှန်⁠ပါ', thai: 'รหัสไม่ถูกต้อง', china: '验证码不正确' },
	otp_expired: { mm: 'ကုဒ် သက်တမ်းကုန်သွား⁠ပါ⁠ပြီ', thai: 'รหัสหมดอายุแล้ว', china: '验证码已过期' },
	password_wrong: { mm: 'လက်ရှိ စကားဝှက် မမှန်⁠ပါ', thai: 'รหัสผ่านปัจจุบันไม่ถูกต้อง', china: '当前密码不正确' },
	coupon_invalid: { mm: 'ကူပွန်ကုဒ် မမှန်⁠ပါ', thai: 'รหัสคูปองไม่ถูกต้อง', china: '优惠码无效' },
	order_move_refused: {
		mm: 'ဤအော်ဒါကို ယခု ဤသို့လုပ်၍ မရတော့⁠ပါ',
		thai: 'ทำรายการนี้กับคำสั่งซื้อไม่ได้แล้ว',
		china: '该订单已无法进行此操作',
	},
	payment_failed: {
		mm: 'ငွေပေးချေမှု မအောင်မြင်ပါ၊ နောက်မှ ထပ်စမ်းပါ',
		thai: 'ชำระเงินไม่สำเร็จ โปรดลองใหม่ภายหลัง',
		china: '订单付款失败，请稍后再试',
	},
	payment_expired: { mm: 'ငွေပေးချေချိန် ကုန်သွား⁠ပါ⁠ပြီ', thai: 'หมดเวลาชำระเงิน', china: '付款超时' },
};

describe('the text of an error', () => {
	test('is listed here for each code of the catalogue', () => {
		const listed = new Set(ENGLISH.map(([code]) => code));
		const codes = [...Object.keys(API_ERRORS), ...Object.keys(CLIENT_ERRORS)];
		expect(codes.filter((code) => !listed.has(code))).toEqual([]);
	});

	test.each(ENGLISH)('%s is "%s", with advice about "%s"', async (code, title, advice) => {
		const text = (await textsIn('en'))(code);
		expect(text.title).toBe(title);
		expect(text.advice).toContain(advice);
	});

	test.each(Object.entries(OTHERS))('%s says the same in the other languages', async (code, titles) => {
		for (const language of ['mm', 'thai', 'china'] as const) {
			expect((await textsIn(language))(code).title).toBe(titles[language]);
		}
	});

	test('of an unknown code is that of a failure of the server', async () => {
		expect((await textsIn('en'))('nothing_known').title).toBe('Something went wrong on our side');
	});

	test.each([
		[0, 'Wait 1 second, then try again'],
		[119, 'Wait 119 seconds, then try again'],
		[120, 'Wait 2 minutes, then try again'],
		[121, 'Wait 3 minutes, then try again'],
		[7_199, 'Wait 120 minutes, then try again'],
		[7_200, 'Wait 2 hours, then try again'],
		[7_201, 'Wait 3 hours, then try again'],
	])('that passes in %d seconds never says too little', async (retryAfter, advice) => {
		expect((await textsIn('en'))('too_many_requests', { retryAfter }).advice).toBe(advice);
	});
});
