import type { Meta, StoryObj } from '@storybook/react-vite';
import { Combinations as Cross } from '../testing/combinations.tsx';
import { guide } from './heading.guide.ts';
import { Heading } from './index.ts';

const meta = {
	title: 'Components/Content/Heading',
	component: Heading,
	parameters: { guide },
	args: { level: 2, children: 'Sold this week' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { level: 2, size: '3xl', tone: 'default', align: 'start', lines: 2 } };

export const BurmeseInTwoLines: Story = {
	args: {
		lang: 'my',
		lines: 2,
		children: 'ယခုသီတင်းပတ်အတွင်း ရောင်းအားအကောင်းဆုံး ပစ္စည်းများ ဥက္ကဋ္ဌ ကျွန်ုပ်',
		className: 'max-w-72',
	},
};

export const Combinations: Story = {
	render: () => (
		<Cross
			cell={240}
			axes={{ size: ['sm', 'base', 'lg', 'xl', '2xl', '3xl', '4xl'] as const }}
			ugly={{
				muted: (
					<Heading level={3} tone="muted">
						Seen lately
					</Heading>
				),
				'Thai, 4xl': (
					<Heading lang="th" level={3} size="4xl">
						สินค้าขายดีประจำสัปดาห์นี้ที่คุณต้องไม่พลาด
					</Heading>
				),
				'Burmese, 4xl': (
					<Heading lang="my" level={3} size="4xl">
						အရောင်းရဆုံးပစ္စည်းများ
					</Heading>
				),
				'a word that cannot break': (
					<Heading level={3} size="4xl">
						ZL00000000000000000
					</Heading>
				),
			}}
		>
			{(values) => (
				<Heading level={2} {...values}>
					Sold this week
				</Heading>
			)}
		</Cross>
	),
};
