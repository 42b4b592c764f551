import type { Meta, StoryObj } from '@storybook/react-vite';
import { BareScreen } from '../../../testing/bare-screen.tsx';
import { Component } from './cart-screen.tsx';

const meta = { title: 'Screens/Cart/Cart', component: Component, parameters: { layout: 'fullscreen' } } satisfies Meta<
	typeof Component
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The buttons in each language of the toolbar. */
const INCREASE = /^Increase quantity of|တစ်ခု တိုး⁠မည်$|^เพิ่ม|^增加一件/;
const WAITING = /^\S+ changes? (?:isn’t|aren’t) saved yet|မသိမ်းရသေးပါ$|^มีการเปลี่ยนแปลง|处更改尚未保存$/;
const REMOVE = /^Remove |ကို ဖယ်⁠မည်$|^ลบ |^移除 /;

/** Lines of two shops. */
export const Ready: Story = { parameters: { shop: { path: '/Checkout' } } };

/** One line, as a guest. */
export const OneLine: Story = { parameters: { shop: { path: '/Checkout', scenario: 'guest' } } };

/** More than 99 pieces. */
export const ManyLines: Story = { parameters: { shop: { path: '/Checkout', scenario: 'many' } } };

/** Nothing in it. */
export const Empty: Story = { parameters: { shop: { path: '/Checkout', scenario: 'empty-cart' } } };

/** A line that is sold out, and one of which too few are left. */
export const SoldOut: Story = { parameters: { shop: { path: '/Checkout', scenario: 'cart-sold-out' } } };

/** The server refuses one more. */
export const QuantityRefused: Story = {
	parameters: { shop: { path: '/Checkout', scenario: 'quantity-limited' } },
	play: async ({ canvas, userEvent }) => {
		const [first] = await canvas.findAllByRole('button', { name: INCREASE });
		if (first) await userEvent.click(first);
	},
};

/** The connection is lost while the cart is changed: the device keeps the changes. */
export const ChangesWaiting: Story = {
	parameters: { shop: { path: '/Checkout', scenario: 'cart-waiting' } },
	play: async ({ canvas, userEvent }) => {
		const [first] = await canvas.findAllByRole('button', { name: INCREASE });
		if (first) await userEvent.click(first);
		await canvas.findByText(WAITING);
	},
};

/** A product that was added without a connection is sold out when the connection is back. */
export const AdditionRefused: Story = {
	parameters: {
		shop: {
			path: '/Checkout',
			scenario: 'out-of-stock',
			keptWrites: [
				{
					id: 'kept-change-1',
					queue: 'cart',
					owner: 'user-1',
					order: 1,
					value: {
						kind: 'add',
						variantId: '1010-1',
						quantity: 2,
						line: {
							name: 'Cotton longyi',
							variantName: 'Indigo',
							productId: '1010',
							variantId: '1010-1',
							picture: { path: '/pictures/none', widths: [240], alt: '', tint: 1 },
							unitPrice: { amount: 1_500_000, currency: 'mmk' },
							previousUnitPrice: null,
							available: 9,
							shop: { slug: 'none', name: 'Shwe Textile' },
						},
					},
				},
			],
		},
	},
};

/** A line was taken out; that can be taken back. */
export const Removed: Story = {
	parameters: { shop: { path: '/Checkout' } },
	play: async ({ canvas, userEvent }) => {
		const [first] = await canvas.findAllByRole('button', { name: REMOVE });
		if (first) await userEvent.click(first);
	},
};

/** The checkout would take none of it. */
export const NothingSelected: Story = {
	parameters: { shop: { path: '/Checkout' } },
	play: async ({ canvas, userEvent }) => {
		const [all] = await canvas.findAllByRole('checkbox');
		if (all) await userEvent.click(all);
	},
};

/** A quoted price, a least quantity, goods ordered in advance. */
export const SpecialTerms: Story = { parameters: { shop: { path: '/Checkout', scenario: 'cart-terms' } } };

/** A quoted price has ended. */
export const QuotationEnded: Story = { parameters: { shop: { path: '/Checkout', scenario: 'cart-quotation-ended' } } };

/** A price is not what this device showed last. */
export const PriceChanged: Story = {
	parameters: { shop: { path: '/Checkout' } },
	beforeEach: () => {
		const seen = { price: { amount: 1_500_000, currency: 'mmk' }, isSoldOut: false };
		window.localStorage.setItem('cart-seen', JSON.stringify({ '1001-2-2': seen }));
		return () => window.localStorage.removeItem('cart-seen');
	},
};

/** Keeps a coupon code in the tab, as applying it does. */
function withCoupon(code: string) {
	return () => {
		window.sessionStorage.setItem('chosen-coupon', code);
		return () => window.sessionStorage.removeItem('chosen-coupon');
	};
}

/** A coupon takes something off. */
export const CouponApplied: Story = {
	parameters: { shop: { path: '/Checkout' } },
	beforeEach: withCoupon('WELCOME10'),
};

/** A coupon does not hold. */
export const CouponRefused: Story = {
	parameters: { shop: { path: '/Checkout' } },
	beforeEach: withCoupon('NOSUCH99'),
};

/** A coupon takes something off goods of its categories. */
export const CouponOfCategories: Story = {
	parameters: { shop: { path: '/Checkout', scenario: 'coupon-of-categories' } },
	beforeEach: withCoupon('WELCOME10'),
};

/** Nothing in the cart is of the categories of a coupon. */
export const CouponOfOtherCategories: Story = {
	parameters: { shop: { path: '/Checkout', scenario: 'coupon-of-other-categories' } },
	beforeEach: withCoupon('WELCOME10'),
};

/** Shown in another currency than payment is taken in. */
export const OtherCurrency: Story = { parameters: { shop: { path: '/Checkout' } }, globals: { currency: 'usd' } };

/** Names that do not break. */
export const LongTexts: Story = { parameters: { shop: { path: '/Checkout', scenario: 'long-texts' } } };

/** Before the cart is here. */
export const Loading: Story = {
	parameters: { shop: { scenario: 'slow' } },
	render: () => <BareScreen Component={Component} path="/Checkout" at="/Checkout" />,
};

/** The API answers 503. */
export const ServerDown: Story = { parameters: { shop: { path: '/Checkout', scenario: 'unavailable' } } };

/** Every connection breaks. */
export const ConnectionLost: Story = { parameters: { shop: { path: '/Checkout', scenario: 'down' } } };
