import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../field/index.ts';
import { Combinations as Grid } from '../testing/combinations.tsx';
import { phoneWide } from '../testing/decorators.tsx';
import { OtpInput } from './index.ts';
import { guide } from './otp-input.guide.ts';

const BURMESE = '၀၁၂၃၄၅၆၇၈၉';

const meta = {
	title: 'Components/Forms/OtpInput',
	component: OtpInput,
	args: { 'aria-label': 'Code', defaultValue: '407' },
	parameters: { guide },
} satisfies Meta<typeof OtpInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	decorators: [phoneWide],

	render: ({ 'aria-label': _label, ...args }) => (
		<Field label="Code" description="We sent 6 digits to •• 3456.">
			<OtpInput {...args} />
		</Field>
	),
};

export const Playground: Story = {
	decorators: [phoneWide],
	args: { length: 6, isInvalid: false, disabled: false },
};

export const Focused: Story = {
	decorators: [phoneWide],

	play: ({ canvas }) => canvas.getByRole('textbox').focus(),
};

export const Burmese: Story = {
	decorators: [phoneWide],

	args: {
		parseValue: (text) => text.replace(/[၀-၉]/g, (digit) => String(BURMESE.indexOf(digit))).replace(/\D/g, ''),
		formatValue: (digit) => BURMESE.charAt(Number(digit)),
	},
	render: ({ 'aria-label': _label, ...args }) => (
		<Field lang="my" label="အတည်ပြုကုဒ်" error="ကုဒ်မှားနေပါသည်။ ထပ်မံစစ်ဆေးပါ။">
			<OtpInput {...args} />
		</Field>
	),
};

export const Combinations: Story = {
	render: () => (
		<Grid
			cell={288}
			axes={{ digits: ['', '407', '407913'], state: ['normal', 'isInvalid', 'disabled'] }}
			ugly={{
				'four digits': <OtpInput aria-label="Code" length={4} defaultValue="12" />,
				'eight digits': <OtpInput aria-label="Code" length={8} defaultValue="12345678" />,
			}}
		>
			{({ digits, state }) => (
				<OtpInput aria-label="Code" defaultValue={digits} {...(state !== 'normal' && { [state]: true })} />
			)}
		</Grid>
	),
};
