import type { Meta, StoryObj } from '@storybook/react-vite';
import { BareScreen } from '../../../testing/bare-screen.tsx';
import { come } from '../../../testing/come.ts';
import { Component } from './product-screen.tsx';

const meta = {
	title: 'Screens/Product/Product',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The button in each language of the toolbar. */
const ADD = /^(Add to cart|ခြင်းထဲ ထည့်⁠မည်|เพิ่มลงตะกร้า|加入购物车)$/;

const ENLARGE = /^(Enlarge|ချဲ့ကြည့်မည်|ขยาย|放大) /;
const COUPONS = /coupon|ကူပွန်|คูปอง|优惠券/i;
const QUESTION = /^(Ask a question|မေးခွန်း မေး⁠မည်|ถามคำถาม|我要提问)$/;
const QUESTION_FIELD = /^(Your question|သင့်မေးခွန်း|คำถามของคุณ|您的问题)/;
const CARE = /^(Care instructions|ထိန်းသိမ်းနည်း|การดูแลรักษา|保养说明)$/;
const SEND = /^(Submit question|မေးခွန်း ပို့⁠မည်|ส่งคำถาม|提交问题)$/;
const ASK = /^(Request a quote|ဈေးမေးမည်|ขอราคา|询价)/;

/** A product with one variant. */
export const Ready: Story = { parameters: { shop: { path: '/Products/1011' } } };

/** With its price before the discount. */
export const OnSale: Story = { parameters: { shop: { path: '/Products/1002' } } };

/** Cheaper by the dozen. */
export const WithTiers: Story = { parameters: { shop: { path: '/Products/1004' } } };

/** One option to choose. */
export const OneOption: Story = { parameters: { shop: { path: '/Products/1003' } } };

/** Two options; some combinations are not made. */
export const ManyOptions: Story = { parameters: { shop: { path: '/Products/1001' } } };

/** The last pieces. */
export const LowStock: Story = { parameters: { shop: { path: '/Products/1006' } } };

/** Its shop is away: what is ordered now is sent when it is back. */
export const ShopAway: Story = { parameters: { shop: { path: '/Products/1001', scenario: 'shops-away' } } };

/** Nothing left. */
export const SoldOut: Story = { parameters: { shop: { path: '/Products/1014' } } };

/** None here yet: it is ordered in advance. */
export const PreOrder: Story = { parameters: { shop: { path: '/Products/1024' } } };

/** Sold from twelve pieces on. */
export const LeastOrder: Story = { parameters: { shop: { path: '/Products/1022' } } };

/** Nobody has rated it. */
export const NoRatings: Story = { parameters: { shop: { path: '/Products/1019' } } };

/** Shown in another currency than the shop takes. */
export const OtherCurrency: Story = { parameters: { shop: { path: '/Products/1001' } }, globals: { currency: 'usd' } };

/** Within the shop's own country the region counts. */
export const DeliveredAtHome: Story = {
	parameters: { shop: { path: '/Products/1011' } },
	globals: { edition: 'th' },
};

/** Nobody carries it to the chosen country. */
export const NoDeliveryService: Story = { parameters: { shop: { path: '/Products/1011', scenario: 'no-delivery' } } };

/** Goods that two people carry into the room. */
export const BulkyGoods: Story = {
	parameters: { shop: { path: '/Products/1007', scenario: 'bulky-goods' } },
	globals: { edition: 'th' },
};

/** A name that does not break. */
export const LongTexts: Story = { parameters: { shop: { path: '/Products/1001', scenario: 'long-texts' } } };

/** What holds for its type, all of it open: sizes, care. */
export const Details: Story = {
	parameters: { shop: { path: '/Products/1001' } },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: CARE }));
	},
};

/** Before the data are here. */
export const Loading: Story = {
	parameters: { shop: { scenario: 'slow' } },
	render: () => <BareScreen Component={Component} path="/Products/:id" at="/Products/1001" />,
};

/** The cart has not answered yet. */
export const Adding: Story = {
	parameters: { shop: { path: '/Products/1001', scenario: 'writes-slow' } },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: ADD }));
	},
};

/** In the cart, with the way there. */
export const Added: Story = {
	parameters: { shop: { path: '/Products/1001', scenario: 'signed-in' } },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: ADD }));
	},
};

/** The last one was sold in between. */
export const NotAdded: Story = {
	parameters: { shop: { path: '/Products/1001', scenario: 'out-of-stock' } },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: ADD }));
	},
};

/** A picture as large as the window. */
export const Enlarged: Story = {
	parameters: { shop: { path: '/Products/1011' } },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click((await canvas.findAllByRole('link', { name: ENLARGE }))[0] ?? canvas.getByRole('main'));
	},
};

/** The coupons of the shop, to collect. */
export const Coupons: Story = {
	parameters: { shop: { path: '/Products/1011', scenario: 'signed-in' } },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: COUPONS }));
	},
};

/** Asking the shop for a price of many pieces. */
export const AskingPrice: Story = {
	parameters: { shop: { path: '/Products/1004', scenario: 'signed-in' } },
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: ASK }));
		await come(() => canvasElement.ownerDocument.querySelector('dialog[open]'));
	},
};

/** A question about the product is about to be asked. */
export const AskingQuestion: Story = {
	parameters: { shop: { path: '/Products/1011', scenario: 'signed-in' } },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: QUESTION }));
		await canvas.findByRole('button', { name: SEND });
	},
};

/** A question was asked and waits for its response. */
export const QuestionAsked: Story = {
	parameters: { shop: { path: '/Products/1011', scenario: 'signed-in' } },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: QUESTION }));
		const send = await canvas.findByRole('button', { name: SEND });
		await userEvent.type(canvas.getByRole('textbox', { name: QUESTION_FIELD }), '24 V?');
		await userEvent.click(send);
		await canvas.findByText('24 V?');
	},
};

/** A question was asked without a connection: the device keeps it. */
export const QuestionKept: Story = {
	parameters: {
		shop: {
			path: '/Products/1011',
			scenario: 'writes-fail',
			keptWrites: [
				{
					id: 'kept-question-1',
					queue: 'questions',
					owner: 'user-1',
					order: 1,
					value: { productId: '1011', text: '24 V?', askedAt: '2026-11-20T10:00:00.000Z' },
				},
			],
		},
	},
	play: async ({ canvas }) => {
		await canvas.findByText('24 V?');
	},
};

/** Three questions of the shopper wait already. */
export const TooManyQuestions: Story = {
	parameters: { shop: { path: '/Products/1011', scenario: 'questions-open' } },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: QUESTION }));
		const send = await canvas.findByRole('button', { name: SEND });
		await userEvent.type(canvas.getByRole('textbox', { name: QUESTION_FIELD }), '24 V?');
		await userEvent.click(send);
		await canvas.findByRole('alert');
	},
};

/** Reviews, questions, delivery and coupons do not answer; the product can be bought all the same. */
export const SectionsDown: Story = {
	parameters: { shop: { path: '/Products/1011', scenario: 'product-sections-fail' } },
};

/** The product does not exist any more. */
export const Gone: Story = { parameters: { shop: { path: '/Products/9999' } } };

/** The other edition sells it. */
export const Elsewhere: Story = { parameters: { shop: { path: '/Products/5001' } } };

/** The API answers 503. */
export const ServerDown: Story = { parameters: { shop: { path: '/Products/1001', scenario: 'unavailable' } } };

/** Every connection breaks. */
export const Offline: Story = { parameters: { shop: { path: '/Products/1001', scenario: 'down' } } };
