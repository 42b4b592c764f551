import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../field/index.ts';
import { Combinations as Grid } from '../testing/combinations.tsx';
import { phoneWide } from '../testing/decorators.tsx';
import { guide } from './autocomplete.guide.ts';
import { Autocomplete } from './index.ts';

const STREETS = ['Anawrahta Road', 'Bogyoke Aung San Road', 'Insein Road', 'Kabar Aye Pagoda Road', 'Pyay Road'];
const BURMESE = ['ပြည်လမ်း', 'ဗိုလ်ချုပ်အောင်ဆန်းလမ်း', 'အနော်ရထာလမ်း', 'ကမ္ဘာအေးဘုရားလမ်း'];

const same = (text: string) => text;

const meta = {
	title: 'Components/Forms/Autocomplete',
	component: Autocomplete<string>,
	args: { 'aria-label': 'Street', items: STREETS, getItemKey: same, getItemText: same },
	argTypes: {
		getItemKey: { control: false },
		getItemText: { control: false },
		renderItem: { control: false },
		getItemGroup: { control: false },
	},
	parameters: { guide },
} satisfies Meta<typeof Autocomplete<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	decorators: [phoneWide],
	render: ({ 'aria-label': _label, ...args }) => (
		<Field label="Street" description="As it is written on your letters.">
			<Autocomplete {...args} />
		</Field>
	),
};

export const Playground: Story = {
	decorators: [phoneWide],
	args: { size: 'md', status: 'ready', minQueryLength: 1, isInvalid: false, disabled: false },
};

export const Suggestions: Story = {
	args: { defaultValue: 'road' },
	render: (args) => (
		<div className="min-h-80 max-w-80">
			<Autocomplete {...args} />
		</div>
	),
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('combobox'));
		await userEvent.keyboard('{ArrowDown}');
	},
};

export const SuggestionsInBurmese: Story = {
	args: {
		'aria-label': 'လမ်း',
		items: BURMESE,
		defaultValue: 'လမ်း',
		labels: { list: 'အကြံပြုချက်များ', results: (count) => `အကြံပြုချက် ${count} ခု` },
	},
	render: (args) => (
		<div lang="my" className="min-h-80 max-w-80">
			<Autocomplete {...args} />
		</div>
	),
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('combobox'));
	},
};

export const Combinations: Story = {
	render: (args) => (
		<Grid
			cell={220}
			axes={{ size: ['sm', 'md', 'lg'], state: ['empty', 'filled', 'isInvalid', 'disabled', 'readOnly'] } as const}
			ugly={{
				'right to left': (
					<div dir="rtl" lang="ar" className="w-full">
						<Autocomplete {...args} aria-label="Right to left" defaultValue="شارع" />
					</div>
				),
				'long Burmese': (
					<div lang="my" className="w-40 max-w-full">
						<Autocomplete {...args} aria-label="Long" defaultValue="ကမ္ဘာအေးဘုရားလမ်းမကြီးအနောက်ဘက်ခြမ်း" />
					</div>
				),
			}}
		>
			{({ size, state }) => (
				<Autocomplete
					{...args}
					aria-label={`Street, ${size}, ${state}`}
					size={size}
					className="w-full"
					{...(state !== 'empty' && { defaultValue: 'Pyay Road' })}
					{...(state !== 'empty' && state !== 'filled' && { [state]: true })}
				/>
			)}
		</Grid>
	),
};
