import type { Meta, StoryObj } from '@storybook/react-vite';
import { BareScreen } from '../../../testing/bare-screen.tsx';
import { Component } from './digital-category-screen.tsx';

const meta = {
	title: 'Screens/Digital/Category',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const PATH = '/digitalzaylat/Category/music-films-and-reading';

/** With the categories inside it. */
export const FirstLevel: Story = { parameters: { shop: { path: PATH } } };

/** One level below, by the address that names its id alone. */
export const SecondLevel: Story = { parameters: { shop: { path: '/digitalzaylat/LevelTwoCategory/listening' } } };

/** Nothing below it. */
export const LastLevel: Story = { parameters: { shop: { path: '/digitalzaylat/LevelThreeCategory/computer-games' } } };

/** Only what is to be downloaded. */
export const OfOneForm: Story = { parameters: { shop: { path: `${PATH}?form=download` } } };

/** A category without products. */
export const Empty: Story = { parameters: { shop: { path: '/digitalzaylat/Category/learning', scenario: 'one' } } };

/** Before the data are here. */
export const Loading: Story = {
	parameters: { shop: { scenario: 'slow' } },
	render: () => <BareScreen Component={Component} path="/digitalzaylat/Category/:slug" at={PATH} />,
};

/** A category that does not exist. */
export const Gone: Story = { parameters: { shop: { path: '/digitalzaylat/Category/gone' } } };

/** The API answers 503. */
export const ServerDown: Story = { parameters: { shop: { path: PATH, scenario: 'unavailable' } } };

/** Long names without a place to break. */
export const LongTexts: Story = { parameters: { shop: { path: PATH, scenario: 'long-texts' } } };
