import type { Meta, StoryObj } from '@storybook/react-vite';
import { MOCK_USERS } from '@zaylat/api-client/mocks';
import { BareScreen } from '../../../testing/bare-screen.tsx';
import { addressOnDevice } from '../../../testing/saved-address.ts';
import type { CheckoutDraft } from '../checkout-draft.ts';
import { Component } from './checkout-screen.tsx';

const meta = {
	title: 'Screens/Cart/Checkout',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What was decided before the step that is shown. */
const decided = (draft: Partial<CheckoutDraft>) => () => {
	for (const edition of ['mm', 'th']) {
		window.sessionStorage.setItem(`checkout-${edition}-${MOCK_USERS.registered.id}`, JSON.stringify(draft));
	}
};
const at = (step: string, scenario?: string) => ({
	shop: { path: `/Checkout?step=${step}`, ...(scenario && { scenario }) },
});
const HOME = { addressId: 'address-1' };
const BY_QR = { ...HOME, paymentOption: 'mmqr' } as const;

/** The buttons in each language of the toolbar. */
const ADD = /^Add new address$|^လိပ်စာ ထပ်ထည့်⁠မည်$|^เพิ่มที่อยู่อื่น$|^添加地址$/;
const USE = /^Deliver to this address$|^ဤနေရာသို့ ပို့⁠ပါ$|^ส่งที่นี่$|^送到这里$/;
const ALL = /^All payment methods$|^ပေးချေနည်း အားလုံး$|^วิธีชำระเงินทั้งหมด$|^全部付款方式$/;
const CHANGE_ADDRESS = /^(Change: Delivery address|ပို့ရန်လိပ်စာ ပြောင်းမည်|เปลี่ยนจัดส่งที่|修改收货地址)$/;
const PLACE = /^(Place order|အော်ဒါ တင်⁠မည်|ยืนยันคำสั่งซื้อ|提交订单)$/;
const STREET = /^(Street|လမ်း|ถนน|街道)/;
const INCOMPLETE =
	/^(Complete the delivery address\.|ပို့ရန်လိပ်စာကို အပြည့်အစုံ ဖြည့်⁠ပါ။|กรอกที่อยู่จัดส่งให้ครบถ้วน|请填写完整的收货地址。)$/;
const PAY = /^Pay |ပေး(?:ချေ)?မည်$|^ชำระ |^支付 /;

/** An address of the book is chosen. */
export const Address: Story = { parameters: at('address'), beforeEach: decided(HOME) };

/** A guest without an address fills one in. */
export const FirstAddress: Story = { parameters: at('address', 'no-addresses') };

/** The device has the address of an earlier guest. */
export const KeptAddress: Story = { parameters: at('address', 'no-addresses'), beforeEach: addressOnDevice };

/** An empty form was sent. */
export const AddressProblems: Story = {
	parameters: at('address'),
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: ADD }));
		await userEvent.click(await canvas.findByRole('button', { name: USE }));
	},
};

/** Nobody carries goods to the address. */
export const NoService: Story = {
	parameters: at('address', 'checkout-no-service'),
	beforeEach: decided({ addressId: 'address-2' }),
};

/** A service for each shop's parcel. */
export const Delivery: Story = { parameters: at('delivery'), beforeEach: decided(HOME) };

/** The last used way to pay is chosen. */
export const Payment: Story = { parameters: at('payment'), beforeEach: decided(HOME) };

/** All ways to pay are listed on the one page. */
export const AllWaysToPay: Story = {
	parameters: at('review'),
	beforeEach: decided(HOME),
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: ALL }));
	},
};

/** Part is paid with points, and a coupon takes something off. */
export const PointsAndCoupon: Story = {
	parameters: at('payment'),
	beforeEach: () => {
		decided({ ...BY_QR, points: 400 })();
		window.sessionStorage.setItem('chosen-coupon', 'WELCOME10');
	},
};

/** A coupon takes something off goods of its categories. */
export const CouponOfCategories: Story = {
	parameters: at('review', 'coupon-of-categories'),
	beforeEach: () => {
		decided(BY_QR)();
		window.sessionStorage.setItem('chosen-coupon', 'WELCOME10');
	},
};

/** The whole checkout on one page. */
export const Review: Story = { parameters: at('review'), beforeEach: decided(BY_QR) };

/** A guest without an address fills one in on the one page. */
export const ReviewFirstAddress: Story = { parameters: at('review', 'no-addresses') };

/** The order was wanted before the address was complete: its fields are named, and the first has the focus. */
export const ReviewIncomplete: Story = {
	parameters: at('review', 'no-addresses'),
	play: async ({ canvas, userEvent }) => {
		await canvas.findByRole('textbox', { name: STREET });
		await userEvent.click(await canvas.findByRole('button', { name: PLACE }));
		await canvas.findByRole('link', { name: INCOMPLETE });
	},
};

/** Another address is chosen in its place. */
export const ReviewChangeAddress: Story = {
	parameters: at('review'),
	beforeEach: decided(BY_QR),
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: CHANGE_ADDRESS }));
	},
};

/** Another service is chosen in its place. */
export const ReviewChangeDelivery: Story = {
	parameters: at('review'),
	beforeEach: decided(BY_QR),
	play: async ({ canvas, userEvent }) => {
		await userEvent.click((await canvas.findAllByRole('radio'))[1] ?? canvas.getByRole('main'));
	},
};

/** One product is bought without the cart. */
export const BuyNow: Story = { parameters: { shop: { path: '/Checkout?step=review&buy=1001-1&quantity=2' } } };

/** Goods that are not there yet are ordered in advance: the page says when they arrive. */
export const PreOrder: Story = {
	parameters: { shop: { path: '/Checkout?step=review&buy=1024-1' } },
	beforeEach: decided(HOME),
};

/** Goods that two people carry into the room. */
export const BulkyGoods: Story = { parameters: at('review', 'cart-bulky'), beforeEach: decided(HOME) };

/** The last piece was sold in the meantime. */
export const BuyNowSoldOut: Story = { parameters: { shop: { path: '/Checkout?step=review&buy=1001-4' } } };

/** Fewer pieces are left than wanted. */
export const BuyNowFewLeft: Story = {
	parameters: { shop: { path: '/Checkout?step=review&buy=1001-1&quantity=90' } },
};

/** Shown in another currency than payment is taken in. */
export const ReviewOtherCurrency: Story = {
	parameters: at('review'),
	beforeEach: decided({ ...BY_QR, note: 'Please ring twice.' }),
	globals: { currency: 'usd' },
};

/** The order was refused because something changed. */
export const Changed: Story = {
	parameters: at('review', 'order-changed'),
	beforeEach: decided(BY_QR),
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: PAY }));
	},
};

/** Whether the order arrived is not known. */
export const Unsure: Story = {
	parameters: at('review', 'order-unsure'),
	beforeEach: decided(BY_QR),
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: PAY }));
	},
};

/** A line that is sold out, and one of which too few are left. */
export const Attention: Story = { parameters: at('review', 'cart-sold-out'), beforeEach: decided(BY_QR) };

/** The cart has nothing that can be ordered. */
export const NothingToOrder: Story = { parameters: at('address', 'empty-cart') };

/** Before the totals are here. */
export const Loading: Story = {
	parameters: { shop: { scenario: 'slow' } },
	render: () => <BareScreen Component={Component} path="/Checkout" at="/Checkout?step=address" />,
};

/** The API answers 503. */
export const ServerDown: Story = { parameters: at('review', 'checkout-down'), beforeEach: decided(BY_QR) };

/** Every connection breaks. */
export const Offline: Story = { parameters: at('review', 'down'), beforeEach: decided(BY_QR) };

/** Long names without a place to break. */
export const LongTexts: Story = { parameters: at('review', 'long-texts'), beforeEach: decided(BY_QR) };
