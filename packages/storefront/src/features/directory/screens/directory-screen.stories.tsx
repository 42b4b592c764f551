import type { Meta, StoryObj } from '@storybook/react-vite';
import { BareScreen } from '../../../testing/bare-screen.tsx';
import { Component } from './directory-screen.tsx';

const meta = {
	title: 'Screens/Directory/Directory',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const PATH = '/BusinessDirectory';

/** All businesses. */
export const Ready: Story = { parameters: { shop: { path: PATH } } };

/** The only one of its trade. */
export const One: Story = { parameters: { shop: { path: `${PATH}?category=logistics` } } };

/** Narrowed by trade and region. */
export const Filtered: Story = {
	parameters: {
		shop: {
			path: { mm: `${PATH}?category=printing&region=mm-yangon`, th: `${PATH}?category=fashion&region=th-chiang-mai` },
		},
	},
};

/** Nothing fits. */
export const Empty: Story = { parameters: { shop: { path: `${PATH}?search=elephant` } } };

/** The list of regions does not answer. */
export const RegionsFailed: Story = { parameters: { shop: { path: PATH, scenario: 'lists-fail' } } };

/** Before the data are here. */
export const Loading: Story = {
	parameters: { shop: { scenario: 'slow' } },
	render: () => <BareScreen Component={Component} path={PATH} at={PATH} />,
};

/** The API answers 503. */
export const ServerDown: Story = { parameters: { shop: { path: PATH, scenario: 'unavailable' } } };
