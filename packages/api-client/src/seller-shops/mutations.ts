import { call } from '../http/request.ts';
import type {
	BankAccountInput,
	changeSellerShop,
	ShopAddressInput,
	ShopInput,
	setShopBankAccount,
	setShopReturnAddress,
} from './contract.ts';

/** Changes a shop: `answer.data` is its form. Errors: `bad_request` with `fields`, `shop_not_found`. */
export function changeShop(slug: string, shop: ShopInput) {
	return call<typeof changeSellerShop>('PUT', '/api/seller/shops/{slug}', {
		guarded: true,
		params: { slug },
		body: shop,
	});
}

/**
 * Changes, or with null removes, where parcels of a shop come from and go back to: `answer.data` is its form. Errors:
 * `bad_request` with `fields`, `shop_not_found`.
 */
export function changeReturnAddress(slug: string, address: ShopAddressInput | null) {
	return call<typeof setShopReturnAddress>('PUT', '/api/seller/shops/{slug}/return-address', {
		guarded: true,
		params: { slug },
		body: { address },
	});
}

/**
 * Changes, or with null removes, where a shop is paid: `answer.data` is its form. Errors: `reauthentication_required`,
 * `bad_request` with `fields`, `shop_not_found`.
 */
export function changeBankAccount(slug: string, account: BankAccountInput | null) {
	return call<typeof setShopBankAccount>('PUT', '/api/seller/shops/{slug}/bank-account', {
		guarded: true,
		params: { slug },
		body: { account },
	});
}
