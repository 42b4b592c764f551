import type { Meta, StoryObj } from '@storybook/react-vite';
import { Combinations as Grid } from '../testing/combinations.tsx';
import { phoneWide } from '../testing/decorators.tsx';
import { guide } from './coupon-field.guide.ts';
import { CouponField, type CouponStatus } from './index.ts';

const calls = { onApply: () => {}, onRemove: () => {} };

const meta = {
	title: 'Components/Forms/CouponField',
	component: CouponField,
	args: calls,
	parameters: { guide },
} satisfies Meta<typeof CouponField>;

export default meta;
type Story = StoryObj<typeof meta>;

const MESSAGES: Partial<Record<CouponStatus, string>> = {
	applied: '4,000 K off your order',
	refused: 'This coupon ran out on 18 November. Try another one.',
};

export const Default: Story = {
	decorators: [phoneWide],
};

export const Playground: Story = {
	decorators: [phoneWide],
	args: { defaultValue: 'TEA10', status: 'idle', message: '', disabled: false },
};

export const Missing: Story = {
	decorators: [phoneWide],

	play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
};

export const Applied: Story = {
	decorators: [phoneWide],
	args: { defaultValue: 'TEA10', status: 'applied', message: MESSAGES.applied },
};

export const Combinations: Story = {
	render: () => (
		<Grid
			cell={288}
			axes={{ status: ['idle', 'pending', 'applied', 'refused'] as const }}
			ugly={{
				Burmese: (
					<div lang="my" className="w-full">
						<CouponField
							{...calls}
							label="ကူပွန်ကုဒ်"
							labels={{ apply: 'အသုံးပြုမည်', remove: 'ဖယ်ရှားမည်' }}
							status="refused"
							defaultValue="THINGYAN-2026-SPECIAL"
							message="ဤကူပွန်သည်နိုဝင်ဘာ၁၈ရက်တွင်သက်တမ်းကုန်သွားပါပြီ။အခြားကူပွန်တစ်ခုကိုသုံးကြည့်ပါ။"
						/>
					</div>
				),
				'no room beside': (
					<div className="w-44 max-w-full">
						<CouponField {...calls} status="applied" defaultValue="TEA10" message={MESSAGES.applied} />
					</div>
				),
				disabled: <CouponField {...calls} disabled description="Sign in to use a coupon." />,
			}}
		>
			{({ status }) => (
				<CouponField
					{...calls}
					status={status}
					defaultValue={status === 'idle' ? '' : 'TEA10'}
					message={MESSAGES[status]}
				/>
			)}
		</Grid>
	),
};
