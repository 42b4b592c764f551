import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ScenarioName } from '@zaylat/api-client/mocks';
import { BareScreen } from '../../../testing/bare-screen.tsx';
import { Component } from './library-screen.tsx';

const meta = {
	title: 'Screens/DigitalLibrary/Library',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const by = (scenario: ScenarioName) => ({ parameters: { shop: { path: '/DigitalLibrary', scenario } } });

/** The button in each language of the toolbar. */
const SHOW = /^(Show code|ကုဒ် ပြ⁠မည်|แสดงโค้ด|显示兑换码)/;

/** A code, a plan that ends soon, one that has ended, and a download for life. */
export const Ready: Story = by('signed-in');

/** A code after it was asked for. */
export const CodeShown: Story = {
	...by('signed-in'),
	play: async ({ canvas, userEvent }) => {
		const [first] = await canvas.findAllByRole('button', { name: SHOW });
		if (first) await userEvent.click(first);
	},
};

/** Nothing digital was bought yet. */
export const Empty: Story = by('empty');

/** Names that do not break. */
export const LongTexts: Story = by('long-texts');

/** Before the data are here. */
export const Loading: Story = {
	parameters: { shop: { scenario: 'slow' } },
	render: () => <BareScreen Component={Component} path="/DigitalLibrary" at="/DigitalLibrary" />,
};

/** Every connection breaks. */
export const Offline: Story = by('down');

/** The API answers 503. */
export const ServerDown: Story = by('unavailable');
