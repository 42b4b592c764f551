import type { Meta, StoryObj } from '@storybook/react-vite';
import { Home, MessageSquare, Package, Settings, Tag, Users } from 'lucide-react';
import { LabelsProvider, labelsMy } from '../labels/index.ts';
import { Sidebar, type SidebarGroup } from './index.ts';
import { guide } from './sidebar.guide.ts';

const GROUPS: readonly SidebarGroup[] = [
	{ items: [{ href: '#home', label: 'Overview', icon: <Home /> }] },
	{
		heading: 'Sales',
		items: [
			{ href: '#orders', label: 'Orders', icon: <Package />, suffix: '12', isCurrent: true },
			{ href: '#products', label: 'Products', icon: <Tag /> },
			{ href: '#customers', label: 'Customers', icon: <Users /> },
			{ href: '#messages', label: 'Messages', icon: <MessageSquare />, suffix: '3' },
		],
	},
	{ heading: 'Shop', items: [{ href: '#settings', label: 'Settings', icon: <Settings /> }] },
];

const BURMESE: readonly SidebarGroup[] = [
	{
		heading: 'အရောင်း',
		items: [
			{ href: '#orders', label: 'အော်ဒါများ', icon: <Package />, suffix: '၁၂', isCurrent: true },
			{ href: '#products', label: 'ကုန်ပစ္စည်းအမျိုးအစားများနှင့်ဈေးနှုန်းများ', icon: <Tag /> },
		],
	},
];

const page = <p className="m-0 p-6 text-text">Orders of today</p>;

const meta = {
	title: 'Components/Navigation/Sidebar',
	component: Sidebar,
	args: {
		presentation: 'panel',
		groups: GROUPS,
		header: <strong>Shan Tea House</strong>,
		footer: 'Signed in as the owner',
	},
	argTypes: {
		groups: { control: false },
		header: { control: false },
		footer: { control: false },
		renderLink: { control: false },
	},
	// It opens over the page.
	parameters: { guide, docs: { story: { inline: false } } },
	render: (args) => (
		<div className="flex h-152">
			<Sidebar {...args} />
			{page}
		</div>
	),
} satisfies Meta<typeof Sidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { defaultCollapsed: false } };

export const Collapsed: Story = { args: { defaultCollapsed: true } };

export const AsDrawer: Story = { args: { presentation: 'drawer', isOpen: true } };

export const Burmese: Story = {
	args: { groups: BURMESE, header: 'ရှမ်းလက်ဖက်ဆိုင်', footer: undefined },
	render: (args) => (
		<LabelsProvider labels={labelsMy}>
			<div lang="my" className="flex h-96">
				<Sidebar {...args} />
				{page}
			</div>
		</LabelsProvider>
	),
};

export const Combinations: Story = {
	render: (args) => (
		<div className="grid gap-6">
			{(['ltr', 'rtl'] as const).map((dir) => (
				<div key={dir} dir={dir} className="flex h-152 gap-4 overflow-x-auto">
					<Sidebar {...args} labels={{ navigation: `Main, ${dir}` }} />
					<Sidebar {...args} defaultCollapsed labels={{ navigation: `Main, collapsed, ${dir}` }} />
				</div>
			))}
		</div>
	),
};
