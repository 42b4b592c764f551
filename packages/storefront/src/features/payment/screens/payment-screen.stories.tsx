import type { Meta, StoryObj } from '@storybook/react-vite';
import { MOCK_ORDER_TO_PAY, type ScenarioName } from '@zaylat/api-client/mocks';
import { come } from '../../../testing/come.ts';
import { Component } from './payment-screen.tsx';

const meta = {
	title: 'Screens/Payment/Payment',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const by = (scenario: ScenarioName) => ({ shop: { path: `/Payment?order=${MOCK_ORDER_TO_PAY}`, scenario } });

/** Leaves in each language of the toolbar. */
const LEAVE = /^Leave without paying$|^မပေးဘဲ ထွက်⁠မည်$|^ออกโดยไม่ชำระ$|^不付款离开$/;

/** Lets the bank refuse, in each language of the toolbar. */
const REFUSE = /^(Decline payment|ငြင်းပယ်⁠မည်|ปฏิเสธการชำระ|拒绝付款)$/;

/** A code to scan. */
export const Qr: Story = { parameters: by('pay-by-qr') };

/** A code of Thailand's standard. */
export const ThaiQr: Story = { parameters: by('pay-by-qr'), globals: { edition: 'th' } };

/** Another way to pay is chosen while a code is open. */
export const OtherWay: Story = {
	parameters: { shop: { path: `/Payment?order=${MOCK_ORDER_TO_PAY}&choose=1`, scenario: 'pay-by-qr' } },
};

/** The way to a wallet that has a name. */
export const NamedWallet: Story = { parameters: by('pay-by-named-wallet') };

/** A code to scan, and the demo's bank that answers at a press. */
export const DemoBank: Story = {
	parameters: { shop: { ...by('pay-by-qr').shop, isDemo: true } },
	play: async ({ canvas }) => {
		await canvas.findByRole('button', { name: REFUSE });
	},
};

/** The way to the page of the card's bank. */
export const Card: Story = { parameters: by('pay-by-card') };

/** The way to the bank. */
export const MobileBanking: Story = { parameters: by('pay-by-bank') };

/** The bank refused. */
export const Declined: Story = { parameters: by('payment-declined') };

/** Time was up. */
export const Expired: Story = { parameters: by('payment-expired') };

/** It was left before it was completed. */
export const Left: Story = { parameters: by('payment-left') };

/** Asks before it is left. */
export const Leaving: Story = {
	parameters: by('pay-by-card'),
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('link', { name: LEAVE }));
	},
};

/** Which operator's wallet pays, with the order's own number proposed. */
export const Wallet: Story = { parameters: by('pay-by-wallet') };

/** A number of another operator. */
export const WalletMismatch: Story = {
	parameters: by('pay-by-wallet'),
	play: async ({ canvasElement, userEvent }) => {
		const operator = await come(() => canvasElement.querySelector<HTMLSelectElement>('[name=operator]'));
		await userEvent.selectOptions(operator, 'mytel');
		await userEvent.click(await come(() => canvasElement.querySelector('main [type=submit]')));
	},
};

/** No order to pay. */
export const NothingToPay: Story = { parameters: { shop: { path: '/Payment' } } };

/** The gateway has not answered yet. */
export const Starting: Story = { parameters: by('payment-starting') };

/** What was ordered was sold in the meantime. */
export const StartRefused: Story = { parameters: by('payment-refused') };

/** The state cannot be asked for; the payment goes on. */
export const ConnectionLost: Story = { parameters: by('payment-cut-off') };

/** The page that stands in for the bank's. */
export const Sandbox: Story = {
	parameters: { shop: { path: '/Payment?reference=ZPMOCK1&method=card', scenario: 'pay-by-card', isDemo: true } },
};
