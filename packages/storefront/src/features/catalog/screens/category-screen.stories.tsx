import type { Meta, StoryObj } from '@storybook/react-vite';
import { BareScreen } from '../../../testing/bare-screen.tsx';
import { come } from '../../../testing/come.ts';
import { Component } from './category-screen.tsx';

const meta = {
	title: 'Screens/Catalog/Category',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With the categories inside it. */
export const FirstLevel: Story = { parameters: { shop: { path: '/Category/fashion' } } };

/** One level below. */
export const SecondLevel: Story = { parameters: { shop: { path: '/Category/fashion/clothing' } } };

/** Nothing below it. */
export const LastLevel: Story = { parameters: { shop: { path: '/Category/fashion/last/shirts' } } };

/** Filters are in force. */
export const Narrowed: Story = {
	parameters: { shop: { path: '/Category/fashion?minDiscount=10&minRating=4&inStock=true&minPrice=500000' } },
};

/** The name of the filter button in each language of the toolbar. */
const FILTERS = /^(Filters|စစ်ထုတ်⁠ရန်|ตัวกรอง|筛选)/;

/** The filters of a phone; a desktop has them beside the products. */
export const FiltersOpen: Story = {
	parameters: { shop: { path: '/Category/fashion?minDiscount=10' } },
	play: async ({ canvas, userEvent }) => {
		const button = () => canvas.queryByRole('button', { name: FILTERS });
		await come(() => button() ?? canvas.queryByRole('complementary', { name: FILTERS }));
		const opens = button();
		if (opens) await userEvent.click(opens);
	},
};

/** The filters leave nothing. */
export const NothingMatches: Story = {
	parameters: { shop: { path: '/Category/fashion?minDiscount=70&minRating=4' } },
};

/** The filters could not be loaded; the products stand. */
export const FiltersFailed: Story = { parameters: { shop: { path: '/Category/fashion', scenario: 'facets-down' } } };

/** A category without products. */
export const Empty: Story = { parameters: { shop: { path: '/Category/books', scenario: 'one' } } };

/** Before the data are here. */
export const Loading: Story = {
	parameters: { shop: { scenario: 'slow' } },
	render: () => <BareScreen Component={Component} path="/Category/:slug" at="/Category/fashion" />,
};

/** A category that does not exist. */
export const Gone: Story = { parameters: { shop: { path: '/Category/gone' } } };

/** The API answers 503. */
export const ServerDown: Story = { parameters: { shop: { path: '/Category/fashion', scenario: 'unavailable' } } };

/** Every connection breaks. */
export const Offline: Story = { parameters: { shop: { path: '/Category/fashion', scenario: 'down' } } };

/** Long names without a place to break. */
export const LongTexts: Story = { parameters: { shop: { path: '/Category/fashion', scenario: 'long-texts' } } };
