import type { Meta, StoryObj } from '@storybook/react-vite';
import { BareScreen } from '../../../testing/bare-screen.tsx';
import { Component } from './search-screen.tsx';

const meta = {
	title: 'Screens/Search/Search',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Some goods match. */
export const Results: Story = { parameters: { shop: { path: '/search-results?search=cotton' } } };

/** One product matches. */
export const OneResult: Story = { parameters: { shop: { path: '/search-results?search=shirt', scenario: 'one' } } };

/** No text: all products, newest first. */
export const Everything: Story = { parameters: { shop: { path: '/search?sort=newest' } } };

/** The card of goods that are not there yet says that they are ordered in advance. */
export const PreOrder: Story = { parameters: { shop: { path: '/search-results?search=desk%20lamp' } } };

/** More than a page of them. */
export const MorePages: Story = { parameters: { shop: { path: '/search', scenario: 'many' } } };

/** Brands, shops and a price are chosen. */
export const Filtered: Story = {
	parameters: {
		shop: { path: '/search?brand=anada&brand=siam-sound&minPrice=1000000&maxPrice=90000000', scenario: 'many' },
	},
};

/** Nothing matches. */
export const Empty: Story = { parameters: { shop: { path: '/search-results?search=qqqq' } } };

/** A typing error was corrected. */
export const Corrected: Story = { parameters: { shop: { path: '/search-results?search=coton' } } };

/** A word that no product has was left out. */
export const LeftOut: Story = { parameters: { shop: { path: '/search-results?search=cotton%20qqqq' } } };

/** Only the words as they were typed. */
export const Exact: Story = { parameters: { shop: { path: '/search-results?search=cotton&exact=true' } } };

/** Nothing has the words as they were typed. */
export const ExactEmpty: Story = { parameters: { shop: { path: '/search-results?search=coton&exact=true' } } };

/** A search text that is as long as it may be. */
export const LongTexts: Story = {
	parameters: {
		shop: {
			path: '/search-results?search=Handwoven%20cotton%20longyi%20shirts%20from%20Inle%20lake',
			scenario: 'long-texts',
		},
	},
};

/** Before the data are here. */
export const Loading: Story = {
	parameters: { shop: { scenario: 'slow' } },
	render: () => <BareScreen Component={Component} path="/search" at="/search" />,
};

/** The API answers 503. */
export const ServerDown: Story = {
	parameters: { shop: { path: '/search-results?search=cotton', scenario: 'unavailable' } },
};

/** Every connection breaks. */
export const Offline: Story = { parameters: { shop: { path: '/search-results?search=cotton', scenario: 'down' } } };
