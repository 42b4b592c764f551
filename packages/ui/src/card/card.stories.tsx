import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart } from 'lucide-react';
import { IconButton } from '../icon-button/index.ts';
import { phoneWide } from '../testing/decorators.tsx';
import { Card } from './index.ts';

const meta = {
	title: 'Components/Display/Card',
	component: Card,
	args: { children: 'Arrives 24–28 Nov to Hlaing, Yangon' },
	argTypes: { children: { control: false }, asChild: { control: false } },
	decorators: [phoneWide],
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { isInteractive: false, padding: 'md' } };

export const SmallPadding: Story = { args: { padding: 'sm' } };

export const NoPadding: Story = {
	args: { padding: 'none', children: <div className="aspect-square bg-tint-1" /> },
};

export const Interactive: Story = {
	args: {
		isInteractive: true,
		padding: 'none',
		children: (
			<>
				<div className="aspect-square bg-tint-4" />
				<div className="grid gap-1 p-3">
					<a data-card-link href="#parasol">
						Pathein parasol, hand-painted, 90 cm
					</a>
					<strong className="text-sale tabular-nums">32,000 K</strong>
				</div>
				<div className="absolute top-2 right-2">
					<IconButton variant="raised" label="Add to wishlist" icon={<Heart />} />
				</div>
			</>
		),
	},
};

export const LongBurmese: Story = {
	args: { children: 'သနပ်ခါးသဘာဝအနှစ်စစ်စစ်မန္တလေးမြို့ထွက်ဂရမ်တစ်ရာ့ငါးဆယ်ပါဘူးကြီးအရွယ်အစား' },
	render: (args) => (
		<div lang="my" className="w-40">
			<Card {...args} />
		</div>
	),
};
