import type { Meta, StoryObj } from '@storybook/react-vite';
import { Combinations as Cross } from '../testing/combinations.tsx';
import { phoneWide } from '../testing/decorators.tsx';
import { Stepper } from './index.ts';
import { guide } from './stepper.guide.ts';

const STEPS = [
	{ value: 'cart', label: 'Cart', href: '#cart' },
	{ value: 'address', label: 'Address', href: '#address' },
	{ value: 'delivery', label: 'Delivery', href: '#delivery' },
	{ value: 'payment', label: 'Payment', href: '#payment' },
	{ value: 'review', label: 'Review' },
] as const;

const BURMESE = [
	{ value: 'cart', label: 'ဈေးခြင်း', href: '#cart' },
	{ value: 'address', label: 'ပို့ဆောင်ရမည့်လိပ်စာ', href: '#address' },
	{ value: 'delivery', label: 'ပို့ဆောင်မှုဝန်ဆောင်မှုရွေးချယ်ရန်' },
	{ value: 'payment', label: 'ငွေပေးချေမှု' },
] as const;

const DIGITS = '၀၁၂၃၄၅၆၇၈၉';
const inBurmese = {
	lang: 'my',
	steps: BURMESE,
	current: 'delivery',
	formatNumber: (value: number) => DIGITS.charAt(value),
	labels: { done: 'ပြီးပါပြီ', position: (step: string, count: string) => `အဆင့် ${count} ဆင့်အနက် ${step}` },
};

const meta = {
	title: 'Components/Navigation/Stepper',
	component: Stepper,
	parameters: { guide },
	args: { label: 'Checkout', steps: STEPS, current: 'delivery' },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { current: 'address' } };

/** Only the current step is written out. */
export const OnAPhone: Story = { decorators: [phoneWide] };

export const Done: Story = { args: { current: 'thanks' } };

export const Combinations: Story = {
	render: () => (
		<Cross
			cell={560}
			axes={{ current: ['cart', 'payment', 'review'] }}
			ugly={{
				'Burmese, wide': <Stepper label="ငွေရှင်းရန်" {...inBurmese} />,
				'Burmese, 288 px': (
					<div className="w-72 max-w-full">
						<Stepper label="ငွေရှင်းရန် အကျဉ်း" {...inBurmese} />
					</div>
				),
				'two steps without a way back': (
					<Stepper
						label="Sign in"
						steps={[
							{ value: 'phone', label: 'Phone' },
							{ value: 'code', label: 'Code' },
						]}
						current="code"
					/>
				),
			}}
		>
			{({ current }) => <Stepper label={`Checkout, ${current}`} steps={STEPS} current={current} />}
		</Cross>
	),
};
