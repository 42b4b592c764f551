import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../field/index.ts';
import { Combinations as Grid } from '../testing/combinations.tsx';
import { phoneWide } from '../testing/decorators.tsx';
import { Select } from './index.ts';
import { guide } from './select.guide.ts';

const regions = (
	<>
		<option value="ygn">Yangon</option>
		<option value="mdy">Mandalay</option>
		<option value="shn">Shan</option>
	</>
);

const meta = {
	title: 'Components/Forms/Select',
	component: Select,
	args: { 'aria-label': 'Region', defaultValue: 'mdy', children: regions },
	argTypes: { children: { control: false } },
	parameters: { guide },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { decorators: [phoneWide] };

export const Playground: Story = { decorators: [phoneWide], args: { size: 'md', isInvalid: false, disabled: false } };

export const WithPlaceholder: Story = {
	decorators: [phoneWide],
	args: { placeholder: 'Choose a region', defaultValue: '' },
};

export const Grouped: Story = {
	decorators: [phoneWide],
	args: {
		defaultValue: 'hsipaw',
		children: (
			<>
				<optgroup label="Regions">
					<option value="ygn">Yangon</option>
					<option value="mdy">Mandalay</option>
				</optgroup>
				<optgroup label="States">
					<option value="hsipaw">Shan</option>
				</optgroup>
			</>
		),
	},
};

export const InField: Story = {
	decorators: [phoneWide],
	render: () => (
		<Field label="ပြည်နယ် သို့မဟုတ် တိုင်းဒေသကြီး" error="ပြည်နယ် သို့မဟုတ် တိုင်းဒေသကြီးကို ရွေးပါ" lang="my">
			<Select placeholder="ရွေးပါ">
				<option value="ygn">ရန်ကုန်တိုင်းဒေသကြီး</option>
				<option value="shn">ရှမ်းပြည်နယ်</option>
			</Select>
		</Field>
	),
};

export const Combinations: Story = {
	render: () => (
		<Grid
			axes={{ size: ['sm', 'md', 'lg'] as const, isInvalid: [false, true], disabled: [false, true] }}
			ugly={{
				'long Burmese': (
					<Select aria-label="Burmese" lang="my" className="w-full">
						<option>ဧရာဝတီတိုင်းဒေသကြီးပုသိမ်မြို့နယ်အတွင်းရှိကျေးရွာအုပ်စုများအားလုံး</option>
					</Select>
				),
				'long Thai': (
					<Select aria-label="Thai" lang="th" className="w-full">
						<option>กรุงเทพมหานครและปริมณฑลรวมจังหวัดใกล้เคียง</option>
					</Select>
				),
				'no choices': <Select aria-label="Empty" placeholder="Choose" disabled className="w-full" />,
			}}
		>
			{(props) => (
				<Select aria-label={JSON.stringify(props)} {...props} className="w-full">
					{regions}
				</Select>
			)}
		</Grid>
	),
};
