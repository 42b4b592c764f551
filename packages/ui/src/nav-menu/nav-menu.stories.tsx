import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutGrid, Leaf, Shirt, Smartphone, Sofa } from 'lucide-react';
import { phoneWide } from '../testing/decorators.tsx';
import { NavMenu, type NavMenuEntry } from './index.ts';
import { guide } from './nav-menu.guide.ts';

const place = (label: string, children?: readonly NavMenuEntry[]): NavMenuEntry => ({
	href: `#${encodeURIComponent(label)}`,
	label,
	children,
});

const ENTRIES: readonly NavMenuEntry[] = [
	{
		...place('Food and drink', [
			place('Tea', [place('Green tea'), place('Black tea'), place('Pickled tea')]),
			place('Coffee', [place('Beans'), place('Ground')]),
			place('Snacks', [place('Dried fruit'), place('Crackers'), place('Nuts')]),
			place('Rice'),
		]),
		icon: <Leaf />,
	},
	{
		...place('Clothes', [
			place('Women', [place('Longyi'), place('Blouses')]),
			place('Men', [place('Longyi for men'), place('Shirts')]),
		]),
		icon: <Shirt />,
	},
	{ ...place('Electronics', [place('Phones', [place('Cases'), place('Chargers')])]), icon: <Smartphone /> },
	{ ...place('Home'), icon: <Sofa /> },
];

const BURMESE: readonly NavMenuEntry[] = [
	place('စားသောက်ကုန်နှင့် အချိုရည်များ', [
		place('လက်ဖက်ရည်အမျိုးမျိုး', [place('လက်ဖက်စိမ်းခြောက်'), place('ရှမ်းတောင်တန်းလက်ဖက်ရည်ခြောက်အထူးထုတ်')]),
		place('ကော်ဖီ', [place('ကော်ဖီစေ့')]),
	]),
	place('အဝတ်အထည်'),
];

const meta = {
	title: 'Components/Navigation/NavMenu',
	component: NavMenu,
	parameters: { guide },
	args: {
		label: 'Categories',
		trigger: 'All categories',
		triggerIcon: <LayoutGrid />,
		entries: ENTRIES,
		defaultOpen: true,
	},
	argTypes: { children: { control: false }, triggerIcon: { control: false } },
	render: (args) => (
		<div className="min-h-128">
			<NavMenu {...args} />
		</div>
	),
} satisfies Meta<typeof NavMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { defaultOpen: false, hoverDelayMs: 150 } };

export const Closed: Story = {
	args: {
		defaultOpen: false,
		children: (
			<a href="#wholesale" className="inline-flex min-h-target items-center">
				Wholesale
			</a>
		),
	},
};

/** In a narrow place the areas unfold below their rows. */
export const OnAPhone: Story = {
	decorators: [phoneWide],
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByText('Food and drink'));
	},
};

/** What an area is about, beside its places. */
export const WithPictures: Story = {
	args: {
		entries: ENTRIES.map((entry) => ({
			...entry,
			picture: (
				<div className="grid aspect-square place-items-center rounded-card bg-accent-soft text-accent-text *:size-16">
					{entry.icon}
				</div>
			),
		})),
	},
};

/** Only one menu is open at a time, so the longest names stand for all. */
export const Combinations: Story = {
	args: {
		lang: 'my',
		label: 'အမျိုးအစားများ',
		trigger: 'အမျိုးအစားအားလုံး',
		entries: BURMESE,
		labels: { all: (area) => `${area} အားလုံး` },
	},
};
