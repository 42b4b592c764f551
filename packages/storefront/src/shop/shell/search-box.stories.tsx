import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { SearchBox } from './search-box.tsx';

/** Room below for what opens. */
const withRoom: Decorator = (Story) => (
	<div className="min-h-100">
		<Story />
	</div>
);

const meta = {
	title: 'Storefront/Shell/Search box',
	component: SearchBox,
	decorators: [withRoom],
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

const typing =
	(text: string): Story['play'] =>
	async ({ canvas, userEvent }) => {
		await userEvent.type(await canvas.findByRole('combobox'), text);
	};

/** Nothing is typed. */
export const Default: Story = {};

/** The field has the focus: popular searches. */
export const Focused: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('combobox'));
		await canvas.findAllByRole('option');
	},
};

/** The same on a device that keeps searches. */
export const Recent: Story = {
	beforeEach: () => {
		window.localStorage.setItem('recent-searches-mm-goods', JSON.stringify(['longyi', 'green tea', 'phone case']));
		return () => window.localStorage.removeItem('recent-searches-mm-goods');
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('combobox'));
		await canvas.findByText('phone case');
	},
};

/** Matches with thumbnail and shortened name. */
export const Results: Story = {
	play: async (context) => {
		await typing('cotton')?.(context);
		await context.canvas.findAllByRole('option');
	},
};

/** The answer is on its way. */
export const Searching: Story = { parameters: { shop: { scenario: 'slow' } }, play: typing('cotton') };

/** Nothing matches. */
export const Empty: Story = {
	play: async (context) => {
		await typing('qqqqzzzz')?.(context);
		await context.canvas.findByText(/./, { selector: '[data-state="empty"] [role="status"]' });
	},
};

/** The search failed. */
export const Failed: Story = {
	parameters: { shop: { scenario: 'unavailable' } },
	play: async (context) => {
		await typing('cotton')?.(context);
		await context.canvas.findByText(/./, { selector: '[data-state="error"] [role="status"]' });
	},
};
