import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart } from 'lucide-react';
import { IconButton } from '../icon-button/index.ts';
import { Combinations as Cross } from '../testing/combinations.tsx';
import { phoneWide } from '../testing/decorators.tsx';
import { guide } from './card.guide.ts';
import { Card } from './index.ts';

const meta = {
	title: 'Components/Content/Card',
	component: Card,
	args: { children: 'Arrives 24–28 Nov to Hlaing, Yangon' },
	argTypes: { children: { control: false }, asChild: { control: false } },
	parameters: { guide },
	decorators: [phoneWide],
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { isInteractive: false, padding: 'md' } };

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

export const Combinations: Story = {
	render: () => (
		<Cross
			axes={{ padding: ['none', 'sm', 'md'] as const, isInteractive: [false, true] }}
			ugly={{
				'long Burmese': (
					<div lang="my" className="w-36 max-w-full">
						<Card>သနပ်ခါးသဘာဝအနှစ်စစ်စစ်မန္တလေးမြို့ထွက်ဂရမ်တစ်ရာ့ငါးဆယ်ပါဘူးကြီးအရွယ်အစား</Card>
					</div>
				),
				'Thai without spaces': (
					<div lang="th" className="w-36 max-w-full">
						<Card padding="sm">จัดส่งฟรีทั่วประเทศเมื่อซื้อครบห้าร้อยบาทขึ้นไปภายในสิ้นเดือนนี้</Card>
					</div>
				),
				empty: <Card className="w-full" />,
				'as a list item': (
					<ul className="w-full">
						<Card asChild>
							<li>Inle Weavers</li>
						</Card>
					</ul>
				),
			}}
		>
			{({ padding, isInteractive }) => (
				<Card padding={padding} isInteractive={isInteractive} className="w-full">
					{isInteractive ? (
						<a data-card-link href="#tea" className="text-text no-underline">
							Shan green tea
						</a>
					) : (
						'Shan green tea'
					)}
				</Card>
			)}
		</Cross>
	),
};
