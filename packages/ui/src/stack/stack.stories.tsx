import type { Meta, StoryObj } from '@storybook/react-vite';
import { Combinations as Cross } from '../testing/combinations.tsx';
import { Stack } from './index.ts';
import { guide } from './stack.guide.ts';

const things = ['Thanaka cream', 'Shan tea', 'Lacquer bowl'].map((name) => (
	<div key={name} className="rounded-control bg-tint-1 px-3 py-2">
		{name}
	</div>
));

const meta = {
	title: 'Components/Layout/Stack',
	component: Stack,
	parameters: { guide },
	args: { children: things },
	argTypes: { children: { control: false }, asChild: { control: false } },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { gap: 4, align: 'stretch', justify: 'start' } };

export const Combinations: Story = {
	render: () => (
		<Cross
			axes={{ gap: [0, 2, 4] as const, align: ['start', 'center', 'end', 'stretch'] as const }}
			ugly={{
				'as a list': (
					<Stack asChild gap={{ base: 2, tablet: 4 }}>
						<ul>
							<li>Cash on delivery</li>
							<li>Mobile banking</li>
						</ul>
					</Stack>
				),
				'long Burmese': (
					<Stack lang="my" className="w-full">
						<div className="bg-tint-2 px-3 py-2">အခမဲ့ပို့ဆောင်ပေးမည့်မြို့နယ်များအားလုံးကိုကြည့်ရှုရန်</div>
						<div className="bg-tint-2 px-3 py-2">ခြင်းထဲသို့ ထည့်မည်</div>
					</Stack>
				),
			}}
		>
			{(values) => (
				<Stack {...values} className="w-full">
					{things}
				</Stack>
			)}
		</Cross>
	),
};
