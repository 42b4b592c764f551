import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../field/index.ts';
import { Combinations as Grid } from '../testing/combinations.tsx';
import { phoneWide } from '../testing/decorators.tsx';
import { PhoneInput } from './index.ts';
import { guide } from './phone-input.guide.ts';
import { SAMPLE_COUNTRIES } from './sample-countries.tsx';

const meta = {
	title: 'Components/Forms/PhoneInput',
	component: PhoneInput,
	args: {
		'aria-label': 'Phone',
		countries: SAMPLE_COUNTRIES,
		defaultValue: { country: 'mm', number: '09 799 123 456' },
	},
	parameters: { guide },
	argTypes: { countries: { control: false }, suffix: { control: false } },
} satisfies Meta<typeof PhoneInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	decorators: [phoneWide],

	render: ({ 'aria-label': _label, ...args }) => (
		<Field label="Phone" description="The courier calls before coming.">
			<PhoneInput {...args} />
		</Field>
	),
};

export const Playground: Story = {
	decorators: [phoneWide],
	args: { size: 'md', isInvalid: false, disabled: false, readOnly: false },
};

export const ChoosingACountry: Story = {
	decorators: [phoneWide],

	play: ({ canvas }) => canvas.getByRole('combobox').focus(),
};

export const Combinations: Story = {
	render: () => (
		<Grid
			cell={240}
			axes={{ size: ['sm', 'md', 'lg'] as const, state: ['normal', 'isInvalid', 'disabled', 'readOnly'] }}
			ugly={{
				Burmese: (
					<Field lang="my" label="ဖုန်းနံပါတ်" error="၀၉ ၇၉၉ ၁၂၃ ၄၅၆ ကဲ့သို့ ရိုက်ထည့်ပါ။" className="w-full">
						<PhoneInput
							countries={[{ value: 'mm', code: '+၉၅', name: 'မြန်မာ' }]}
							defaultValue={{ country: 'mm', number: '၀၉၇၉၉၁၂၃၄၅၆' }}
						/>
					</Field>
				),
				'no flag': <PhoneInput aria-label="Phone" countries={[{ value: 'th', code: '+66', name: 'Thailand' }]} />,
			}}
		>
			{({ size, state }) => (
				<PhoneInput
					aria-label="Phone"
					size={size}
					countries={SAMPLE_COUNTRIES}
					defaultValue={{ country: 'th', number: '081 234 5678' }}
					{...(state !== 'normal' && { [state]: true })}
				/>
			)}
		</Grid>
	),
};
