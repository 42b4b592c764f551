import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { guide } from './dialog.guide.ts';
import { Dialog } from './index.ts';

const footer = (
	<>
		<Button variant="secondary">Keep it</Button>
		<Button variant="critical">Remove from cart</Button>
	</>
);

const meta = {
	title: 'Components/Overlays/Dialog',
	component: Dialog,
	parameters: { guide },
	args: {
		trigger: <Button variant="secondary">Deliver to</Button>,
		defaultOpen: true,
		title: 'Remove the parasol?',
		description: 'It stays in your wishlist, and you can put it back from there.',
	},
	argTypes: { trigger: { control: false }, children: { control: false }, footer: { control: false } },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { placement: 'center', footer } };

export const Closed: Story = { args: { defaultOpen: false } };

export const WithFooter: Story = { args: { footer } };

export const Bottom: Story = { args: { placement: 'bottom', footer } };

export const End: Story = { args: { placement: 'end', footer } };

export const Start: Story = { args: { placement: 'start' } };

const paragraphs = Array.from({ length: 24 }, (_, index) => index + 1).map((number) => (
	<p key={number} className="mb-3">
		{number}. Price, stock and other details may change before the order is confirmed.
	</p>
));

export const LongContent: Story = { args: { children: paragraphs, footer } };

/** All that can be too long at once; only one dialog is on screen at a time, so there is no grid. */
export const Combinations: Story = {
	args: {
		lang: 'my',
		title: 'ပြည်ထောင်စုသမ္မတမြန်မာနိုင်ငံတော်ရန်ကုန်တိုင်းဒေသကြီးသို့ပို့ဆောင်မည်လား',
		description: 'ပို့ဆောင်ခနှင့်ပို့ဆောင်ချိန်သည်နိုင်ငံအလိုက်ကွာခြားပါသည်။',
		labels: { close: 'ပိတ်မည်' },
		children: paragraphs,
		footer: (
			<>
				<Button variant="secondary">မရွေးတော့ပါမူလအတိုင်းထားမည်</Button>
				<Button>ပို့ဆောင်မည့်နိုင်ငံရွေးမည်</Button>
			</>
		),
	},
};

export const Nested: Story = {
	args: { title: 'Deliver to', description: 'Choose where your parcel goes.' },
	render: (args) => (
		<Dialog {...args}>
			<Dialog {...args} defaultOpen={false} title="Other countries" description="Delivery abroad takes longer.">
				Singapore, Malaysia, Japan
			</Dialog>
		</Dialog>
	),
	play: async () => {
		await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Deliver to' }));
	},
};
