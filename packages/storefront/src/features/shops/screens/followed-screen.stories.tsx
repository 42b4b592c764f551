import type { Meta, StoryObj } from '@storybook/react-vite';
import { BareScreen } from '../../../testing/bare-screen.tsx';
import { Component } from './followed-screen.tsx';

const meta = {
	title: 'Screens/Shops/Followed',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const PATH = '/FollowedShops';
const UNFOLLOW = /^(Unfollow|စောင့်ကြည့်ခြင်း ရပ်⁠မည်|เลิกติดตาม|取消关注) /;

/** Two shops. */
export const Ready: Story = { parameters: { shop: { path: PATH } } };

/** One has just been taken out; that can be undone. */
export const Unfollowed: Story = {
	parameters: { shop: { path: PATH } },
	play: async ({ canvas, userEvent }) => {
		const [first] = await canvas.findAllByRole('button', { name: UNFOLLOW });
		if (first) await userEvent.click(first);
	},
};

/** No shop is followed. */
export const Empty: Story = { parameters: { shop: { path: PATH, scenario: 'empty' } } };

/** A guest follows nothing. */
export const Guest: Story = { parameters: { shop: { path: PATH, scenario: 'guest' } } };

/** Before the data are here. */
export const Loading: Story = {
	parameters: { shop: { scenario: 'slow' } },
	render: () => <BareScreen Component={Component} path={PATH} at={PATH} />,
};

/** The API answers 503. */
export const ServerDown: Story = { parameters: { shop: { path: PATH, scenario: 'unavailable' } } };
