import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { Popover } from './index.ts';
import { guide } from './popover.guide.ts';

const roomy: Decorator = (Story) => (
	<div className="grid h-96 place-items-center">
		<Story />
	</div>
);

const total = (
	<dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 text-sm tabular-nums [&>dd]:text-end">
		<dt>Things</dt>
		<dd>42,000 K</dd>
		<dt>Delivery</dt>
		<dd>3,000 K</dd>
		<dt className="font-semibold">Total</dt>
		<dd className="font-semibold">45,000 K</dd>
	</dl>
);

const meta = {
	title: 'Components/Overlays/Popover',
	component: Popover,
	parameters: { guide },
	args: {
		trigger: <Button variant="secondary">45,000 K</Button>,
		defaultOpen: true,
		title: 'What it is made of',
		children: total,
	},
	argTypes: { trigger: { control: false }, children: { control: false } },
	decorators: [roomy],
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { hasArrow: true } };

export const Playground: Story = { args: { side: 'bottom', align: 'center', hasArrow: false } };

export const WithoutTitle: Story = { args: { title: undefined, side: 'top', hasArrow: true } };

export const AtTheEdge: Story = {
	args: { hasArrow: true, align: 'end' },
	render: (args) => (
		<div className="fixed end-2 bottom-2">
			<Popover {...args} />
		</div>
	),
};

/** Only one popover can be open at a time, so the ugliest case stands for all. */
export const Combinations: Story = {
	args: {
		hasArrow: true,
		align: 'start',
		lang: 'my',
		title: 'စုစုပေါင်းကျသင့်ငွေတွင်ပါဝင်သည့်အရာများအားလုံးကိုဖော်ပြထားသည်',
		children: 'ပို့ဆောင်ခနှင့်ပို့ဆောင်ချိန်သည်နိုင်ငံအလိုက်ကွာခြားပါသည်ပို့ဆောင်ခနှင့်ပို့ဆောင်ချိန်သည်နိုင်ငံအလိုက်ကွာခြားပါသည်။',
		labels: { close: 'ပိတ်မည်' },
	},
};
