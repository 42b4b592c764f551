import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '../avatar/index.ts';
import { Link } from '../link/index.ts';
import { guide } from './hover-card.guide.ts';
import { HoverCard } from './index.ts';

const trigger = <Link href="#golden-tea">Golden Tea</Link>;

const preview = (
	<div className="flex items-center gap-3">
		<Avatar name="Golden Tea" shape="square" isDecorative />
		<div className="min-w-0">
			<p className="font-semibold">Golden Tea</p>
			<p className="text-sm text-text-muted">4.8 · 1,204 sold · answers within an hour</p>
		</div>
	</div>
);

const meta = {
	title: 'Components/Overlays/HoverCard',
	component: HoverCard,
	parameters: { guide },
	args: { trigger, children: preview, align: 'start' },
	argTypes: { trigger: { control: false }, children: { control: false } },
	decorators: [
		(Story) => (
			<div className="h-48">
				<Story />
			</div>
		),
	],
} satisfies Meta<typeof HoverCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { side: 'bottom', openDelayMs: 400, closeDelayMs: 200 } };

export const Open: Story = { args: { defaultOpen: true } };

/** Only one card can be open at a time; this one has the longest names. */
export const Combinations: Story = {
	args: {
		defaultOpen: true,
		trigger: (
			<Link href="#shop" lang="my">
				ရွှေလက်ဖက်
			</Link>
		),
		children: <p lang="my">မန္တလေးမြို့ချမ်းအေးသာစံမြို့နယ်အတွင်းနေ့ချင်းပြီးအိမ်အရောက်ပို့ဆောင်ပေးသော လက်ဖက်ခြောက်ဆိုင်</p>,
	},
};
