import { MOCK_USERS, SCENARIOS } from '@zaylat/api-client/mocks';
import { beforeEach, expect, test } from 'vitest';
import { saveChatDraft } from '../../features/chat/drafts.ts';
import { keepUnsent } from '../../features/chat/state/unsent.ts';
import { chosenCoupon } from '../../features/coupons/chosen-coupon.ts';
import { keepReview } from '../../features/reviews/review-draft.ts';
import { FEATURES } from '../../shop/features.ts';
import { addRecentSearch } from '../../shop/shell/recent-searches.ts';
import { renderShop } from '../../testing/render-shop.tsx';
import { reloadOnce } from '../lazy/chunk-guard.ts';
import { followOwner as follow, keptKeys, removePersonal as remove } from './personal-storage.ts';

const KEPT = keptKeys(FEATURES);
const followOwner = (storages: Parameters<typeof follow>[0], user: Parameters<typeof follow>[1]) =>
	follow(storages, user, KEPT);
const removePersonal = (storages: Parameters<typeof remove>[0]) => remove(storages, KEPT);

const STORAGES = [() => window.localStorage, () => window.sessionStorage];
const FIRST = { id: 'first', kind: 'registered' } as const;
const SECOND = { id: 'second', kind: 'registered' } as const;
const GUEST = { id: 'guest-1', kind: 'guest' } as const;
const WORDS = 'Words of the first shopper';
const everything = () => JSON.stringify(STORAGES.map((open) => ({ ...open() })));

beforeEach(() => {
	for (const open of STORAGES) open().clear();
});

/** Leaves what a shopper leaves, each by the code that stores it. */
function leaveTraces() {
	saveChatDraft('thread-1', WORDS);
	addRecentSearch('mm', 'goods', WORDS);
	keepReview('line-1', { rating: 4, text: WORDS });
	keepUnsent([{ clientId: 'c', threadId: 't', text: WORDS, createdAt: 1, status: 'failed' }]);
	chosenCoupon.write(WORDS);
	reloadOnce(`/Orders/${WORDS}`, { storage: window.sessionStorage, now: () => 1, reload() {} });
	window.localStorage.setItem('locale', 'thai');
	window.localStorage.setItem('push-owner', 'device');
	window.localStorage.setItem('wishlist-mm', '[]');
}

test('signing out removes what was typed and looked for, and leaves the settings of the device', async () => {
	const { shop } = await renderShop('/FourNotFiveErr', SCENARIOS['signed-in']);
	await expect.poll(everything).toContain(MOCK_USERS.registered.id);
	leaveTraces();
	await shop.auth.signOut({ redirect: false });
	await expect.poll(everything).not.toContain(MOCK_USERS.registered.id);
	expect(everything()).not.toContain(WORDS);
	expect(window.localStorage.getItem('wishlist-mm')).toBeNull();
	expect(window.localStorage.getItem('locale')).toBe('thai');
	// What ends the push messages of the device needs it.
	expect(window.localStorage.getItem('push-owner')).toBe('device');
});

test('another shopper who signs in after a session that expired finds nothing', () => {
	followOwner(STORAGES, FIRST);
	leaveTraces();
	followOwner(STORAGES, SECOND);
	expect(everything()).not.toMatch(/Words|first/);
	expect(window.localStorage.getItem('wishlist-mm')).toBe('[]');
});

test('a guest after a registered shopper finds nothing', () => {
	followOwner(STORAGES, FIRST);
	leaveTraces();
	followOwner(STORAGES, GUEST);
	expect(everything()).not.toMatch(/Words|first/);
});

test.each([
	['the same shopper who signs in again', FIRST, FIRST],
	['a guest who signs in to an account', GUEST, SECOND],
])('%s finds everything', (_, before, after) => {
	followOwner(STORAGES, before);
	leaveTraces();
	followOwner(STORAGES, after);
	expect(everything().split(WORDS)).toHaveLength(7);
});

test('what a visitor looked at is left for the account that signs in, and not for the one after it', () => {
	followOwner(STORAGES, FIRST);
	window.localStorage.setItem('recent-views-mm', '["1"]');
	followOwner(STORAGES, SECOND);
	expect(window.localStorage.getItem('recent-views-mm')).toBe('["1"]');
	removePersonal(STORAGES);
	expect(window.localStorage.getItem('recent-views-mm')).toBeNull();
});

test('a storage that is forbidden or full stops nothing', () => {
	const forbidden = () => {
		throw new DOMException('Forbidden', 'SecurityError');
	};
	const full = {
		...{ getItem: () => null, key: () => null, length: 0, removeItem() {} },
		setItem() {
			throw new DOMException('Full', 'QuotaExceededError');
		},
	};
	window.sessionStorage.setItem('personal-owner', 'first');
	window.sessionStorage.setItem('chosen-coupon', WORDS);
	followOwner([forbidden, () => full, () => window.sessionStorage], SECOND);
	expect(everything()).not.toContain(WORDS);
	expect(() => removePersonal([forbidden, () => full])).not.toThrow();
});
