import type { Meta, StoryObj } from '@storybook/react-vite';
import { Component } from './invalid-search-screen.tsx';

const meta = {
	title: 'Screens/Errors/Invalid search',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Where a search text of 50 characters or with a link leads. */
export const Ready: Story = { parameters: { shop: { path: '/FourNotFive', scenario: 'signed-out' } } };
