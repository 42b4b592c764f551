import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { guide } from './context-hint.guide.ts';
import { ContextHint } from './index.ts';

const roomy: Decorator = (Story) => (
	<p className="grid h-64 grid-flow-col place-content-center items-center gap-1.5">
		<span>Delivered in 3 to 7 working days</span>
		<Story />
	</p>
);

const meta = {
	title: 'Components/Overlays/ContextHint',
	component: ContextHint,
	parameters: { guide },
	args: {
		label: 'About working days',
		children: 'Monday to Friday, without public holidays in Myanmar and Thailand.',
	},
	decorators: [roomy],
} satisfies Meta<typeof ContextHint>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultOpen: true } };

export const Playground: Story = { args: { side: 'top', align: 'center', delayMs: 300 } };

export const Closed: Story = {};

/** Only one can be open at a time, so the ugliest case stands for all. */
export const Combinations: Story = {
	args: {
		defaultOpen: true,
		side: 'bottom',
		align: 'end',
		lang: 'my',
		children: 'တနင်္လာနေ့မှသောကြာနေ့အထိဖြစ်ပြီးမြန်မာနှင့်ထိုင်းနိုင်ငံတို့၏အများပြည်သူရုံးပိတ်ရက်များမပါဝင်ပါ။',
	},
	render: ({ lang, ...args }) => (
		<span lang={lang}>
			<ContextHint {...args} />
		</span>
	),
};
