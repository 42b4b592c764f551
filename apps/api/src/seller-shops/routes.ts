import {
	changeSellerShop,
	getSellerShop,
	listSellerShops,
	setShopBankAccount,
	setShopReturnAddress,
} from '@zaylat/api-client/contract';
import { Failure } from '../http/failure.ts';
import { mount, type Router } from '../http/mount.ts';
import { ownShops } from '../shops/own.ts';
import { writeBankAccount } from './bank-account.ts';
import { writeReturnAddress } from './return-address.ts';
import { changeShop, readOwnShop, ShopRefused } from './service.ts';

/** Serves shops to the accounts that answer for them (Decision 15). */
export function mountSellerShops(router: Router): void {
	const { db, now } = router.services;
	mount(router, listSellerShops, async ({ session: { shopIds }, edition, language }) => {
		const own = await ownShops(db, shopIds, edition, language);
		return { data: { items: own.map(({ slug, name }) => ({ slug, name })) } };
	});
	mount(router, getSellerShop, async ({ session: { shopIds }, params, language }) => ({
		data: await readOwnShop(db, { shopIds, language, now: now() }, params.slug),
	}));
	mount(router, changeSellerShop, async ({ session: { shopIds }, params, body, language }) => {
		const by = { shopIds, language, now: now() };
		try {
			await changeShop(db, by, params.slug, body);
		} catch (error) {
			if (error instanceof ShopRefused) throw new Failure('bad_request', { fields: error.fields });
			throw error;
		}
		return { data: await readOwnShop(db, by, params.slug) };
	});
	mount(router, setShopReturnAddress, async ({ session: { shopIds }, params, body, language }) => {
		const by = { shopIds, language, now: now() };
		await writeReturnAddress(db, by, params.slug, body.address);
		return { data: await readOwnShop(db, by, params.slug) };
	});
	mount(router, setShopBankAccount, async ({ session, params, body, edition, language }) => {
		const wanted = { slug: params.slug, account: body.account, locale: { edition, language } };
		await writeBankAccount(router.services, session, wanted);
		return { data: await readOwnShop(db, { shopIds: session.shopIds, language, now: now() }, params.slug) };
	});
}
