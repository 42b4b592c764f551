import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { guide } from './drawer.guide.ts';
import { Drawer } from './index.ts';

const footer = (
	<>
		<Button variant="secondary">Clear all</Button>
		<Button>Show 24 things</Button>
	</>
);

const meta = {
	title: 'Components/Overlays/Drawer',
	component: Drawer,
	parameters: { guide },
	args: {
		trigger: <Button variant="secondary">Filters</Button>,
		defaultOpen: true,
		title: 'Filters',
		description: 'Lacquerware from Bagan',
		children: 'Price, material, shop',
		footer,
	},
	argTypes: { trigger: { control: false }, children: { control: false }, footer: { control: false } },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { side: 'end' } };

export const Start: Story = { args: { side: 'start', title: 'Menu', description: undefined, footer: undefined } };

const paragraphs = Array.from({ length: 30 }, (_, index) => index + 1).map((number) => (
	<p key={number} className="mb-3">
		{number}. ယွန်းထည်လက်မှုပစ္စည်းများပုဂံမှတိုက်ရိုက်ပို့ဆောင်သည်
	</p>
));

/** Long words, long content and actions that break into lines, all at once. */
export const Combinations: Story = {
	args: {
		lang: 'my',
		title: 'စစ်ထုတ်ရန်ရွေးချယ်မှုများအားလုံးကိုဤနေရာတွင်တွေ့နိုင်ပါသည်',
		description: 'ပုဂံယွန်းထည်',
		children: paragraphs,
		footer: (
			<>
				<Button variant="secondary">အားလုံးကိုရှင်းလင်းမည်</Button>
				<Button>ပစ္စည်း ၁,၀၀၀,၀၀၀ ကိုပြမည်</Button>
			</>
		),
	},
};
