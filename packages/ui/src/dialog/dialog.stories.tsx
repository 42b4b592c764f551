import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { screen, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Dialog, type DialogProps } from './index.ts';

function Opened({ isOpen: first, onOpenChange, ...props }: DialogProps) {
	const [isOpen, setIsOpen] = useState(first);
	const change = (next: boolean) => {
		setIsOpen(next);
		onOpenChange(next);
	};
	return (
		<>
			<Button variant="secondary" onClick={() => change(true)}>
				Deliver to
			</Button>
			<Dialog {...props} isOpen={isOpen} onOpenChange={change} />
		</>
	);
}

const footer = (
	<>
		<Button variant="secondary">Keep it</Button>
		<Button variant="critical">Remove from cart</Button>
	</>
);

const meta = {
	title: 'Components/Overlays/Dialog',
	component: Dialog,
	args: {
		isOpen: true,
		onOpenChange: () => {},
		title: 'Remove the parasol?',
		description: 'It stays in your wishlist, and you can put it back from there.',
	},
	argTypes: { children: { control: false }, footer: { control: false } },
	render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { placement: 'center', footer } };

export const Closed: Story = { args: { isOpen: false } };

export const WithFooter: Story = { args: { footer } };

export const Bottom: Story = { args: { placement: 'bottom', footer } };

export const End: Story = { args: { placement: 'end', footer } };

const paragraphs = Array.from({ length: 24 }, (_, index) => index + 1).map((number) => (
	<p key={number} className="mb-3">
		{number}. Price, stock and other details may change before the order is confirmed.
	</p>
));

export const LongContent: Story = { args: { children: paragraphs, footer } };

export const Burmese: Story = {
	args: {
		lang: 'my',
		title: 'ပြည်ထောင်စုသမ္မတမြန်မာနိုင်ငံတော်ရန်ကုန်တိုင်းဒေသကြီးသို့ပို့ဆောင်မည်လား',
		description: 'ပို့ဆောင်ခနှင့်ပို့ဆောင်ချိန်သည်နိုင်ငံအလိုက်ကွာခြားပါသည်။',
		labels: { close: 'ပိတ်မည်' },
		footer: <Button>ပို့ဆောင်မည့်နိုင်ငံရွေးမည်</Button>,
	},
};

export const Nested: Story = {
	args: { title: 'Deliver to', description: 'Choose where your parcel goes.' },
	render: (args) => (
		<Opened {...args}>
			<Opened {...args} isOpen={false} title="Other countries" description="Delivery abroad takes longer.">
				Singapore, Malaysia, Japan
			</Opened>
		</Opened>
	),
	play: async () => {
		await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Deliver to' }));
	},
};
