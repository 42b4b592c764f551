import type { Meta, StoryObj } from '@storybook/react-vite';
import { BareScreen } from '../../../testing/bare-screen.tsx';
import { Component } from './shop-screen.tsx';

const meta = { title: 'Screens/Shops/Shop', component: Component, parameters: { layout: 'fullscreen' } } satisfies Meta<
	typeof Component
>;
export default meta;
type Story = StoryObj<typeof meta>;

const PATH = { mm: '/Shops/38th-street-mobile', th: '/Shops/mbk-gadgets' };
const FOLLOW = /^(Follow|စောင့်ကြည့်မည်|ติดตาม|关注) /;

const COLLECT = /^(Collect|သိမ်း⁠မည်|เก็บ|领取) /;

const at = (search: string) => ({ mm: `${PATH.mm}?search=${search}`, th: `${PATH.th}?search=${search}` });

/** A verified shop with coupons and a flash sale. */
export const Ready: Story = { parameters: { shop: { path: PATH } } };

/** It is away for some days, and takes orders. */
export const Away: Story = { parameters: { shop: { path: PATH, scenario: 'shops-away' } } };

/** As somebody sees it who is not signed in. */
export const Visitor: Story = { parameters: { shop: { path: PATH, scenario: 'signed-out' } } };

/** Following needs registration. */
export const AccountNeeded: Story = {
	parameters: { shop: { path: PATH, scenario: 'guest' } },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: FOLLOW }));
	},
};

/** Presses the first button that collects a coupon. */
const collect: Story['play'] = async ({ canvas, userEvent }) => {
	const [button] = await canvas.findAllByRole('button', { name: COLLECT });
	if (button) await userEvent.click(button);
};

/** A coupon was just collected. */
export const CouponCollected: Story = { parameters: { shop: { path: PATH } }, play: collect };

/** A coupon was used up before it could be collected. */
export const CouponRefused: Story = {
	parameters: { shop: { path: PATH, scenario: 'coupons-used-up' } },
	play: collect,
};

/** What a search in the shop finds. */
export const SearchResults: Story = { parameters: { shop: { path: at('phone') } } };

/** A search without results. */
export const SearchEmpty: Story = { parameters: { shop: { path: at('elephant') } } };

/** Nothing for sale. */
export const Empty: Story = { parameters: { shop: { path: PATH, scenario: 'empty' } } };

/** Names that are as long as they get. */
export const LongTexts: Story = { parameters: { shop: { path: PATH, scenario: 'long-texts' } } };

/** Coupons and products do not answer; the shop does. */
export const SectionFailed: Story = { parameters: { shop: { path: PATH, scenario: 'shop-sections-fail' } } };

/** Before the data are here. */
export const Loading: Story = {
	parameters: { shop: { scenario: 'slow' } },
	render: () => <BareScreen Component={Component} path="/Shops/:slug" at={PATH.mm} />,
};

/** A shop that does not exist. */
export const Gone: Story = { parameters: { shop: { path: '/Shops/gone' } } };

/** The API answers 503. */
export const ServerDown: Story = { parameters: { shop: { path: PATH, scenario: 'unavailable' } } };
