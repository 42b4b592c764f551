import type { Meta, StoryObj } from '@storybook/react-vite';
import { Combinations as Grid } from '../testing/combinations.tsx';
import { guide } from './collapsible.guide.ts';
import { Collapsible } from './index.ts';

const meta = {
	title: 'Components/Content/Collapsible',
	component: Collapsible,
	parameters: { guide },
	args: {
		label: 'Where does the tea come from?',
		children: 'From three gardens in the hills of the southern Shan State.',
	},
	argTypes: { children: { control: 'text' }, label: { control: 'text' } },
} satisfies Meta<typeof Collapsible>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { appearance: 'card', isDisabled: false, headingLevel: 3 } };

export const Open: Story = { args: { defaultOpen: true } };

export const Plain: Story = {
	args: {
		appearance: 'plain',
		label: '12 more shops',
		defaultOpen: true,
		children: (
			<ul>
				<li>Mandalay Tea House</li>
				<li>Inle Weavers</li>
			</ul>
		),
	},
};

export const Disabled: Story = { args: { isDisabled: true } };

export const Combinations: Story = {
	render: () => (
		<Grid
			axes={{
				appearance: ['card', 'plain'] as const,
				defaultOpen: [false, true],
				isDisabled: [false, true],
			}}
			ugly={{
				'long Burmese': (
					<Collapsible lang="my" className="w-full" defaultOpen label="ပို့ဆောင်ခနှင့်ပို့ဆောင်ချိန်ကိုမည်သို့တွက်ချက်သနည်း">
						ပို့ဆောင်ခနှင့်ပို့ဆောင်ချိန်သည် နိုင်ငံနှင့် မြို့အလိုက် ကွာခြားပါသည်။
					</Collapsible>
				),
				'Thai without spaces': (
					<Collapsible lang="th" className="w-full" label="จัดส่งฟรีทั่วประเทศเมื่อซื้อครบห้าร้อยบาทหรือไม่">
						จัดส่งฟรี
					</Collapsible>
				),
			}}
			cell={240}
		>
			{(props) => (
				<Collapsible label="Small print" className="w-full" {...props}>
					Prices include tax.
				</Collapsible>
			)}
		</Grid>
	),
};
