import type { Meta, StoryObj } from '@storybook/react-vite';
import { BareScreen } from '../../../testing/bare-screen.tsx';
import { Component } from './digital-list-screen.tsx';

const meta = {
	title: 'Screens/Digital/SearchResults',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const PATH = '/digitalzaylat/search-results';

/** Some digital goods match. */
export const Results: Story = { parameters: { shop: { path: `${PATH}?search=game` } } };

/** No text: all of them. */
export const Everything: Story = { parameters: { shop: { path: PATH } } };

/** Subscriptions alone. */
export const OfOneForm: Story = { parameters: { shop: { path: `${PATH}?form=subscription` } } };

/** More than a page of them. */
export const MorePages: Story = { parameters: { shop: { path: PATH, scenario: 'many' } } };

/** Nothing matches. */
export const Empty: Story = { parameters: { shop: { path: `${PATH}?search=qqqq` } } };

/** A search text that is as long as it may be. */
export const LongTexts: Story = {
	parameters: {
		shop: {
			path: `${PATH}?search=Audiobook%20of%20folk%20tales%20read%20for%20small%20children`,
			scenario: 'long-texts',
		},
	},
};

/** Before the data are here. */
export const Loading: Story = {
	parameters: { shop: { scenario: 'slow' } },
	render: () => <BareScreen Component={Component} path={PATH} at={PATH} />,
};

/** The API answers 503. */
export const ServerDown: Story = { parameters: { shop: { path: PATH, scenario: 'unavailable' } } };
