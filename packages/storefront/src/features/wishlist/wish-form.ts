import { addToWishlist, removeFromWishlist } from '@zaylat/api-client';
import { SIGNED_OUT_CODES } from '../../core/failures/signed-out-codes.ts';
import { type FormCall, fieldText, type PageForm } from '../../core/forms/form-call.ts';
import { applyWish, parseWishes, WISH_COOKIE, WISH_RULES, type Wish } from './wish-cookie.ts';

/** Saves a product, or removes it: on the account's wishlist, or for a visitor in a cookie, which the device takes over. */
export const wishForm: PageForm = async (call) => {
	const { fields, from, client } = call;
	const removed = fieldText(fields, 'unsave');
	const wish: Wish =
		removed === '' ? { id: fieldText(fields, 'save'), isSaved: true } : { id: removed, isSaved: false };
	if (wish.id === '') return { to: from };
	const attempt = await client.attempt<unknown>(wish.isSaved ? addToWishlist(wish.id) : removeFromWishlist(wish.id));
	const notice = wish.isSaved ? 'saved' : 'unsaved';
	if (attempt.ok) return { to: from, notice };
	const { code } = attempt.error;
	if (!SIGNED_OUT_CODES.has(code)) return { to: from, notice: code };
	keepWishes(call, applyWish(parseWishes(call.cookie(WISH_COOKIE)), wish));
	return { to: from, notice };
};

/** Moves what a visitor saved without script to the account that was signed in. What is refused stays for the device. */
export async function moveWishes(call: FormCall): Promise<void> {
	const wishes = parseWishes(call.cookie(WISH_COOKIE));
	if (wishes.length === 0) return;
	const left: string[] = [];
	for (const id of wishes.toReversed()) {
		const attempt = await call.client.attempt(addToWishlist(id));
		if (!attempt.ok && attempt.error.code !== 'product_not_found') left.unshift(id);
	}
	keepWishes(call, left);
}

function keepWishes({ setCookie }: FormCall, ids: readonly string[]): void {
	setCookie(WISH_COOKIE, ids.join(' '), ids.length === 0 ? { ...WISH_RULES, maxAgeSeconds: 0 } : WISH_RULES);
}
