import type { Meta, StoryObj } from '@storybook/react-vite';
import { MOCK_ORDER_TO_PAY, type ScenarioName } from '@zaylat/api-client/mocks';
import { come } from '../../../testing/come.ts';
import { Component } from './order-screen.tsx';

const meta = {
	title: 'Screens/Orders/Order',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const DELIVERED = 'ZL31000001';
const ON_THE_WAY = 'ZL31000002';

const of = (code: string, scenario: ScenarioName = 'signed-in') => ({
	parameters: { shop: { path: `/Orders/${code}`, scenario } },
});

/** The buttons in each language of the toolbar. */
const CANCEL = /^(Cancel order|အော်ဒါ ပယ်ဖျက်⁠မည်|ยกเลิกคำสั่งซื้อ|取消订单)$/;
const REASON = /^(I changed my mind|စိတ်ပြောင်းသွား၍|เปลี่ยนใจ|改变主意了)$/;
const ARRIVED = /^(Confirm delivery|ပစ္စည်း ရောက်⁠ပါ⁠ပြီ|ได้รับสินค้าแล้ว|确认收货)$/;
const AGAIN = /^(Buy again|ထပ်ဝယ်⁠မည်|ซื้ออีกครั้ง|再次购买)$/;
const REVIEW = /^(Write a review|သုံးသပ်ချက် ရေး⁠မည်|เขียนรีวิว|写评价)/;

const RETURN = /^(Report a problem or return|ပြဿနာ တိုင်ကြား⁠မည် သို့မဟုတ် ပြန်ပေး⁠မည်|แจ้งปัญหาหรือคืนสินค้า|反映问题或退货)$/;

/** Moves a parcel on, in each language of the toolbar. */
const NEXT = /^(Next|နောက်တစ်ဆင့်|ขั้นถัดไป|下一步)/;

const press =
	(name: RegExp): Story['play'] =>
	async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name }));
	};

/** Presses what opens a dialog, whose code comes then. */
const ask =
	(name: RegExp): Story['play'] =>
	async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name }));
		await come(() => canvasElement.ownerDocument.querySelector('dialog[open]'));
	};

const cancel: Story['play'] = async ({ canvas, canvasElement, userEvent }) => {
	await userEvent.click(await canvas.findByRole('button', { name: CANCEL }));
	const body = canvasElement.ownerDocument;
	const radios = () => [...body.querySelectorAll<HTMLInputElement>('[role=alertdialog] input[type=radio]')];
	const reason = await come(() => radios().find((one) => REASON.test(one.labels?.[0]?.textContent ?? '')));
	await userEvent.click(reason);
	await userEvent.click(await come(() => body.querySelector('[data-part=alert-dialog-confirm]')));
};

/** All is there; it can be reviewed and bought again. */
export const Delivered: Story = of(DELIVERED);

/** On its way, with what is still to come. */
export const OnTheWay: Story = of(ON_THE_WAY);

/** It should have arrived by now. */
export const Late: Story = of(ON_THE_WAY, 'parcel-late');

/** On its way; the demo's courier moves it on at a press. */
export const DemoCourier: Story = {
	parameters: { shop: { ...of(ON_THE_WAY).parameters.shop, isDemo: true } },
	play: async ({ canvas }) => {
		await canvas.findByRole('button', { name: NEXT });
	},
};

/** Waits for its payment. */
export const ToPay: Story = of(MOCK_ORDER_TO_PAY, 'pay-by-card');

/** The bank refused. */
export const PaymentFailed: Story = of(MOCK_ORDER_TO_PAY, 'payment-declined');

/** Paid, and not yet with the shop. */
export const Paid: Story = of(MOCK_ORDER_TO_PAY, 'order-paid');

/** Asks why before it is cancelled. */
export const Cancelling: Story = { ...of(MOCK_ORDER_TO_PAY, 'order-paid'), play: ask(CANCEL) };

/** The parcel left in the meantime. */
export const CancelRefused: Story = { ...of(MOCK_ORDER_TO_PAY, 'order-moved'), play: cancel };

/** Cancelled, with its reason. */
export const Cancelled: Story = { ...of(MOCK_ORDER_TO_PAY, 'order-paid'), play: cancel };

/** Asks once more before a parcel is complete. */
export const Confirming: Story = { ...of(ON_THE_WAY), play: ask(ARRIVED) };

/** In the cart again. */
export const BoughtAgain: Story = { ...of(DELIVERED), play: press(AGAIN) };

/** Stars, words and pictures. */
export const Reviewing: Story = { ...of(DELIVERED), play: ask(REVIEW) };

/** Which goods are returned, why, and where the cash goes back to. */
export const Returning: Story = { ...of(DELIVERED), play: ask(RETURN) };

/** The shop has the request with its photographs. */
export const ReturnRequested: Story = of(DELIVERED, 'return-requested');

/** The goods can be sent back. */
export const ReturnAccepted: Story = of(DELIVERED, 'return-accepted');

/** The shop declined; the piece can be returned again. */
export const ReturnDeclined: Story = of(DELIVERED, 'return-declined');

/** One of three pieces came back; the others can be returned. */
export const ReturnedInPart: Story = of(DELIVERED, 'returned-in-part');

/** The pieces that are left are returned. */
export const ReturningTheRest: Story = { ...of(DELIVERED, 'returned-in-part'), play: ask(RETURN) };

/** A coupon had paid a part of the piece that came back. */
export const ReturnedWithCoupon: Story = of(DELIVERED, 'returned-with-coupon');

/** One of its parcels was cancelled by its shop: the order comes to less now. */
export const ParcelCancelled: Story = of(DELIVERED, 'parcel-cancelled');

/** Not an order of this account. */
export const NotFound: Story = of('ZL99999999');

/** Names that do not break. */
export const LongTexts: Story = of(ON_THE_WAY, 'long-texts');

/** Every connection breaks. */
export const Offline: Story = of(DELIVERED, 'down');

/** The API answers 503. */
export const ServerDown: Story = of(DELIVERED, 'unavailable');
