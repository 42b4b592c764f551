import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../field/index.ts';
import { Combinations as Grid } from '../testing/combinations.tsx';
import { phoneWide } from '../testing/decorators.tsx';
import { NumberField } from './index.ts';
import { guide } from './number-field.guide.ts';

const BURMESE = '၀၁၂၃၄၅၆၇၈၉';
const grouped = (value: number) => value.toLocaleString('en-US');
const toBurmese = (value: number) => grouped(value).replace(/\d/g, (digit) => BURMESE.charAt(Number(digit)));
const parse = (text: string) => {
	const latin = text.replace(/[၀-၉]/g, (digit) => String(BURMESE.indexOf(digit))).replace(/,/g, '');
	return latin === '' ? undefined : Number(latin);
};

const meta = {
	title: 'Components/Forms/NumberField',
	component: NumberField,
	args: { 'aria-label': 'Weight in kg', defaultValue: 2.5, min: 0, max: 30, step: 0.5, suffix: 'kg' },
	parameters: { guide },
	argTypes: { prefix: { control: false }, suffix: { control: false } },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	decorators: [phoneWide],

	render: ({ 'aria-label': _label, ...args }) => (
		<Field label="Weight in kg" description="With its box, 30 kg at the most.">
			<NumberField {...args} />
		</Field>
	),
};

export const Playground: Story = {
	decorators: [phoneWide],
	args: { size: 'md', isInvalid: false, disabled: false, readOnly: false },
};

export const NoNumber: Story = {
	decorators: [phoneWide],

	play: async ({ canvas, userEvent }) => {
		const field = canvas.getByRole('spinbutton');
		await userEvent.clear(field);
		await userEvent.type(field, 'two');
		await userEvent.tab();
	},
};

export const Combinations: Story = {
	render: () => (
		<Grid
			cell={200}
			axes={{ value: [null, 0, 1_000_000], state: ['normal', 'isInvalid', 'disabled'] }}
			ugly={{
				Burmese: (
					<Field lang="my" label="ဈေးနှုန်း အနည်းဆုံး" className="w-full">
						<NumberField defaultValue={1_000_000} formatValue={toBurmese} parseValue={parse} suffix="ကျပ်" />
					</Field>
				),
				'with a prefix': (
					<NumberField aria-label="Price in baht" defaultValue={1250} prefix="฿" formatValue={grouped} />
				),
				'below nothing': <NumberField aria-label="Temperature" defaultValue={-18} suffix="°C" />,
			}}
		>
			{({ value, state }) => (
				<NumberField
					aria-label="Price in kyat"
					defaultValue={value}
					formatValue={grouped}
					parseValue={parse}
					suffix="K"
					{...(state !== 'normal' && { [state]: true })}
				/>
			)}
		</Grid>
	),
};
