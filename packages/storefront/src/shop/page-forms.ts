import { addCartLine, collectCoupon, isApiError } from '@zaylat/api-client';
import { signInPath } from '@zaylat/domain/access';
import { SIGNED_OUT_CODES } from '../core/failures/signed-out-codes.ts';
import type { FormCall, PageForm, PageFormResult } from '../core/forms/form-call.ts';
import { NOTICE_PARAM, type PageFormName } from '../core/forms/page-form.ts';
import { preferencesForm } from '../core/preferences/preferences-form.ts';
import { addressForm } from '../features/addresses/address-form-post.ts';
import { cartLineForm } from '../features/cart/cart-line-form.ts';
import { takeIntentOf } from '../features/cart/purchase/purchase-intent.ts';
import { orderForm } from '../features/checkout/order-form.ts';
import { couponForm } from '../features/coupons/coupon-form.ts';
import { takeCouponIntent } from '../features/coupons/coupon-intent.ts';
import { demoNoticeForm } from '../features/demo/demo-notice.ts';
import { purchaseForm } from '../features/product/purchase-form.ts';
import { guestForm } from '../features/session/guest-form.ts';
import { moveWishes, wishForm } from '../features/wishlist/wish-form.ts';

/** What the forms of pages without script do. */
const PAGE_FORMS: Readonly<Record<PageFormName, PageForm>> = {
	guest: async (call) => {
		const result = await guestForm(call);
		return (await hasSession(call)) ? { ...result, ...(await afterSignIn(call)) } : result;
	},
	purchase: purchaseForm,
	wish: wishForm,
	'cart-line': cartLineForm,
	coupon: couponForm,
	preferences: preferencesForm,
	address: addressForm,
	order: orderForm,
	'demo-notice': demoNoticeForm,
};

const hasSession = async ({ auth }: FormCall) => (await auth.session()) !== null;

/** Does what the visitor wanted before signing in. */
async function afterSignIn(call: FormCall): Promise<Pick<PageFormResult, 'notice'>> {
	await moveWishes(call);
	const coupon = takeCouponIntent(call);
	const wanted = takeIntentOf(call);
	if (coupon !== undefined) {
		const attempt = await call.client.attempt(collectCoupon(coupon));
		if (wanted === undefined) return { notice: attempt.ok ? 'collected' : attempt.error.code };
	}
	if (wanted === undefined) return {};
	const attempt = await call.client.attempt(addCartLine(wanted));
	return { notice: attempt.ok ? 'added' : attempt.error.code };
}

/** Whether the shop has a form of this name. */
export const isPageForm = (name: string): name is PageFormName => Object.hasOwn(PAGE_FORMS, name);

/**
 * Does what a form of a page without script asks for.
 * @returns path and query of the page that shows the result; a refusal of the API is named there, too
 */
export async function handlePageForm(name: PageFormName, call: FormCall): Promise<string> {
	return addressOf(await attempt(name, call));
}

async function attempt(name: PageFormName, call: FormCall): Promise<PageFormResult> {
	try {
		return await PAGE_FORMS[name](call);
	} catch (error) {
		if (!isApiError(error)) throw error;
		if (SIGNED_OUT_CODES.has(error.code)) return { to: signInPath(call.from) };
		return { to: call.from, notice: error.code };
	}
}

/** The path with the notice in its query, in the place of an earlier one. */
function addressOf({ to, notice }: PageFormResult): string {
	const url = new URL(to, 'http://page');
	url.searchParams.delete(NOTICE_PARAM);
	if (notice !== undefined) url.searchParams.set(NOTICE_PARAM, notice);
	return url.pathname + url.search + url.hash;
}
