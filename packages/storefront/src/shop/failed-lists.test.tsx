import { type MockApiOptions, SCENARIOS } from '@zaylat/api-client/mocks';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderShop } from '../testing/render-shop.tsx';

beforeEach(() => {
	window.sessionStorage.clear();
	window.localStorage.clear();
});

type Endpoint = keyof NonNullable<MockApiOptions['failures']>;

/** A page, the call of it that fails, and what it says then. */
const list = (
	path: string,
	endpoint: Endpoint,
	heading: string,
	scenario: MockApiOptions = SCENARIOS['signed-in'],
) => ({ path, endpoint, heading, scenario });

const LISTS = [
	list('/Orders', 'listOrders', 'We couldn’t load your orders'),
	list('/Orders/ZL31000001', 'getOrder', 'We couldn’t load the order'),
	list('/Quotations', 'listQuotations', 'We couldn’t load your quotes'),
	list('/DigitalLibrary', 'listEntitlements', 'We couldn’t load your digital goods'),
	list('/chat', 'listChatThreads', 'We couldn’t load your conversations'),
	list('/Selling', 'listSellerParcels', 'We couldn’t load this section', SCENARIOS.selling),
	list('/Selling?view=quotations', 'listSellerQuotations', 'We couldn’t load this section', SCENARIOS.selling),
	list('/Selling?view=questions', 'listSellerQuestions', 'We couldn’t load this section', SCENARIOS.selling),
	list('/Selling/Products', 'listSellerProducts', 'We couldn’t load this section', SCENARIOS.selling),
	list('/Selling/Products/Import', 'listSellerImports', 'We couldn’t load this section', SCENARIOS.selling),
	list('/Selling/Earnings', 'listSellerStatements', 'We couldn’t load this section', SCENARIOS.selling),
	list('/Selling/Earnings', 'listUnstatedEarnings', 'We couldn’t load this section', SCENARIOS.selling),
	list('/Selling/Statements/STM-1-2', 'getSellerStatement', 'We couldn’t load this statement', SCENARIOS.selling),
	list('/FollowedShops', 'listFollows', 'We couldn’t load the shops you follow'),
	list('/RecentViews', 'listRecentViews', 'We couldn’t load your recently viewed products'),
	list('/WishList', 'listWishlist', 'We couldn’t load your wishlist'),
	list('/AddressBook', 'listAddresses', 'We couldn’t load your address book'),
	list('/Points', 'listPoints', 'We couldn’t load this section'),
	list('/LinkedAccounts', 'listLinkedAccounts', 'We couldn’t load this section'),
	list('/profile?target=notifications', 'listNotifications', 'We couldn’t load this section'),
	list('/profile?target=reviews', 'listOwnReviews', 'We couldn’t load this section'),
	list('/PostOffices', 'listPostOffices', 'The service isn’t available right now'),
	list('/BusinessDirectory', 'listBusinesses', 'We couldn’t load the directory'),
	list('/Checkout', 'getCart', 'We couldn’t load your cart'),
];

describe('a list that cannot be loaded', () => {
	test.each(LISTS)(
		'says so at $path when $endpoint fails, and is there after another try',
		async ({ path, endpoint, heading, scenario }) => {
			const failures: MockApiOptions['failures'] = { [endpoint]: 'unavailable' };
			const { screen } = await renderShop(path, { ...scenario, failures });
			const main = screen.getByRole('main');
			const failed = main.getByRole('heading', { name: heading });
			await expect.element(failed).toBeVisible();
			await expect.element(main.getByText('Wait a moment, then try again').first()).toBeVisible();
			Object.assign(failures, { [endpoint]: undefined });
			await main.getByRole('button', { name: 'Try again' }).first().click();
			await expect.element(failed).not.toBeInTheDocument();
			await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible();
		},
	);
});
