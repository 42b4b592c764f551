import { addressProblems } from '@zaylat/domain/addresses';
import { bankAccountProblems, daysToBeBack, lastDigits, readBankAccount, shopProblems } from '@zaylat/domain/shops';
import { mockCarriers } from '../delivery-quotes/mock-carriers.ts';
import { type MockContext, type MockHandlers, refuse, timeOf } from '../mocks/answer.ts';
import { pictureOf } from '../mocks/catalogue.ts';
import { demandMockProof } from '../reauthentication/mocks.ts';
import type { OwnShop } from './contract.ts';
import { type ChangedShop, changedShops } from './mock-shops.ts';

/** Mock answers of the calls about the seller's own shops. */
export const sellerShopHandlers = {
	listSellerShops: ({ catalogue }) => ({ items: catalogue.shops.map(({ slug, name }) => ({ slug, name })) }),
	getSellerShop: (call) => shown(call, call.params.slug),
	changeSellerShop: (call) => {
		const { edition } = shown(call, call.params.slug);
		const problems = shopProblems(call.body, { now: call.world.now(), edition });
		if (problems.length > 0) refuse('bad_request');
		return changed(call, call.body);
	},
	setShopReturnAddress: (call) => {
		shown(call, call.params.slug);
		const { address } = call.body;
		if (address && Object.keys(addressProblems({ ...address, label: '' })).length > 0) refuse('bad_request');
		const placeText = address ? [address.subdistrict, address.township, address.region, address.postcode] : [];
		return changed(call, {
			returnAddress: address && { ...address, placeText: placeText.filter(Boolean).join(', ') },
		});
	},
	setShopBankAccount: (call) => {
		const { edition } = shown(call, call.params.slug);
		const { account } = call.body;
		demandMockProof(call.world);
		if (account && Object.keys(bankAccountProblems(account, edition)).length > 0) refuse('bad_request');
		return changed(call, {
			bankAccount: account && {
				bank: account.bank,
				lastDigits: lastDigits(readBankAccount(account).number),
				changedAt: timeOf(call.world),
			},
		});
	},
} satisfies Partial<MockHandlers>;

/** Changes some of a shop. */
function changed(call: MockContext & { readonly params: { readonly slug: string } }, more: ChangedShop): OwnShop {
	const { slug } = call.params;
	const shops = changedShops(call.world);
	shops.set(slug, { ...shops.get(slug), ...more });
	return shown(call, slug);
}

function shown({ catalogue, world }: MockContext, slug: string): OwnShop {
	const shop = catalogue.shops.find((each) => each.slug === slug) ?? refuse('shop_not_found');
	const { edition, language } = catalogue.config;
	const allServices = mockCarriers(catalogue.config).map(({ id, name }) => ({ id, name }));
	const own = {
		...{ name: { [language]: shop.name }, about: {}, backOn: null, logo: null, cover: null },
		services: allServices.map(({ id }) => ({ id, fee: null, freeFrom: null })),
		...{ returnAddress: null, bankAccount: null },
		...changedShops(world).get(slug),
	};
	const keys = [own.logo, own.cover].filter((key) => key !== null);
	return {
		...{ slug, edition, allServices, backDays: [...daysToBeBack(world.now(), edition)] },
		...own,
		pausedFor: world.options.isShopPaused ? 'Orders were not sent for two weeks' : null,
		pictures: keys.map((key) => ({ key, picture: pictureOf(key, '', 1) })),
	};
}
