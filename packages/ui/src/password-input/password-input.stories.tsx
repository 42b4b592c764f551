import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../field/index.ts';
import { Combinations as Grid } from '../testing/combinations.tsx';
import { phoneWide } from '../testing/decorators.tsx';
import { PasswordInput } from './index.ts';
import { guide } from './password-input.guide.ts';

const meta = {
	title: 'Components/Forms/PasswordInput',
	component: PasswordInput,
	args: { 'aria-label': 'Password', defaultValue: 'thanaka-8-tea' },
	parameters: { guide },
	argTypes: { prefix: { control: false } },
} satisfies Meta<typeof PasswordInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	decorators: [phoneWide],

	render: ({ 'aria-label': _label, ...args }) => (
		<Field label="New password" description="At least 8 characters.">
			<PasswordInput {...args} autoComplete="new-password" />
		</Field>
	),
};

export const Playground: Story = {
	decorators: [phoneWide],
	args: { size: 'md', isInvalid: false, disabled: false },
};

export const Shown: Story = {
	decorators: [phoneWide],

	play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
};

export const CapsLock: Story = {
	decorators: [phoneWide],

	play: ({ canvas }) => {
		const input = canvas.getByLabelText('Password');
		input.focus();
		input.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: true }));
	},
};

export const Combinations: Story = {
	render: () => (
		<Grid
			cell={240}
			axes={{ size: ['sm', 'md', 'lg'] as const, state: ['empty', 'isInvalid', 'disabled'] }}
			ugly={{
				Burmese: (
					<Field
						lang="my"
						label="စကားဝှက်အသစ်"
						description="အနည်းဆုံး စာလုံး ၈ လုံး"
						error="စကားဝှက်တိုလွန်းပါသည်။ အနည်းဆုံးစာလုံးရှစ်လုံးရိုက်ထည့်ပါ။"
						className="w-full"
					>
						<PasswordInput labels={{ show: 'စကားဝှက်ကို ပြပါ' }} defaultValue="123" />
					</Field>
				),
			}}
		>
			{({ size, state }) => (
				<PasswordInput
					aria-label="Password"
					size={size}
					defaultValue={state === 'empty' ? '' : 'thanaka-8-tea'}
					{...(state !== 'empty' && { [state]: true })}
				/>
			)}
		</Grid>
	),
};
