import type { Meta, StoryObj } from '@storybook/react-vite';
import { BareScreen } from '../../../testing/bare-screen.tsx';
import { Component } from './quotations-screen.tsx';

const meta = {
	title: 'Screens/Quotations/Quotations',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The buttons in each language of the toolbar. */
const ACCEPT = /^(Accept for|ยอมรับราคา|以 .* 接受)|လက်ခံမည်/;
const TAKE = /^(Accept \d+ pieces|ยอมรับราคา \d+ ชิ้น|接受 \d+ 件)|ခုကို .* လက်ခံမည်/;
const DECLINE = /^(Decline|ငြင်း⁠မည်|ปฏิเสธ|拒绝)/;

const press =
	(name: RegExp): Story['play'] =>
	async ({ canvas, userEvent }) => {
		const [first] = await canvas.findAllByRole('button', { name });
		if (first) await userEvent.click(first);
	};

const at = (path: string, scenario = 'signed-in') => ({ parameters: { shop: { path, scenario } } });

/** One in every state. */
export const Ready: Story = at('/Quotations');

/** Those that wait for the shop. */
export const Waiting: Story = at('/Quotations?status=requested');

/** Those that wait for the shopper. */
export const Answered: Story = at('/Quotations?status=answered');

/** The API has not answered yet. */
export const Accepting: Story = { ...at('/Quotations?status=answered', 'writes-slow'), play: press(ACCEPT) };

/** In the cart, with the way there. */
export const Accepted: Story = { ...at('/Quotations?status=answered'), play: press(ACCEPT) };

/** Asked once more before the offer is gone. */
export const Declining: Story = { ...at('/Quotations?status=answered'), play: press(DECLINE) };

/** The shop took its answer back in the meantime. */
export const NotChanged: Story = { ...at('/Quotations?status=answered', 'quotation-moved'), play: press(ACCEPT) };

/** Fewer pieces are left than the shop quoted. */
export const FewLeft: Story = at('/Quotations?status=answered', 'quotation-short');

/** No pieces are left of what the shop quoted. */
export const NoneLeft: Story = at('/Quotations?status=answered', 'quotation-sold-out');

/** Those that were left are in the cart. */
export const TakenInPart: Story = { ...at('/Quotations?status=answered', 'quotation-short'), play: press(TAKE) };

/** Nothing in the chosen state. */
export const NoneInState: Story = at('/Quotations?status=answered', 'one');

/** Nothing was asked for yet. */
export const Empty: Story = at('/Quotations', 'empty');

/** Guests cannot ask for prices. */
export const Guest: Story = at('/Quotations', 'guest');

/** Names that do not break. */
export const LongTexts: Story = at('/Quotations', 'long-texts');

/** Before the data are here. */
export const Loading: Story = {
	parameters: { shop: { scenario: 'slow' } },
	render: () => <BareScreen Component={Component} path="/Quotations" at="/Quotations" />,
};

/** The API answers 503. */
export const ServerDown: Story = at('/Quotations', 'unavailable');
