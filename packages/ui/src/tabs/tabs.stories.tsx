import type { Meta, StoryObj } from '@storybook/react-vite';
import { phoneWide } from '../testing/decorators.tsx';
import { Tab, TabLink, TabLinks, TabList, TabPanel, Tabs } from './index.ts';
import { guide } from './tabs.guide.ts';

const VIEWS = [
	{ value: 'about', name: 'About', text: 'Tea leaves from the Shan hills.', badge: undefined },
	{ value: 'reviews', name: 'Reviews', text: 'Rated 4.7 of 5.', badge: '99+' },
	{ value: 'questions', name: 'Questions', text: 'No questions yet.', badge: '0' },
] as const;

const content = (
	<>
		<TabList label="Product">
			{VIEWS.map(({ value, name, badge }) => (
				<Tab key={value} value={value} badge={badge} badgeLabel={badge && `${badge} things`}>
					{name}
				</Tab>
			))}
		</TabList>
		{VIEWS.map(({ value, text }) => (
			<TabPanel key={value} value={value}>
				{text}
			</TabPanel>
		))}
	</>
);

const ORDERS = ['All', 'To pay', 'To ship', 'On the way', 'Delivered', 'Returned'] as const;

const orders = (
	<>
		<TabList label="Orders">
			{ORDERS.map((name, index) => (
				<Tab key={name} value={name} badge={index === 2 ? '12' : undefined}>
					{name}
				</Tab>
			))}
		</TabList>
		{ORDERS.map((name) => (
			<TabPanel key={name} value={name}>
				Orders: {name}
			</TabPanel>
		))}
	</>
);

const meta = {
	title: 'Components/Navigation/Tabs',
	component: Tabs,
	parameters: { guide },
	args: { defaultValue: 'about', children: content },
	argTypes: { children: { control: false } },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { activation: 'manual' } };

/** The strip scrolls sideways, the selected tab in its middle, and fades where there is more. */
export const ScrolledOnAPhone: Story = {
	args: { defaultValue: 'On the way', children: orders },
	decorators: [phoneWide],
};

export const Links: Story = {
	render: () => (
		<TabLinks label="Account">
			<TabLink href="#orders">Orders</TabLink>
			<TabLink href="#points" isCurrent>
				Points
			</TabLink>
			<TabLink href="#coupons" badge="3" badgeLabel="3 coupons">
				Coupons
			</TabLink>
		</TabLinks>
	),
};

export const Combinations: Story = {
	render: () => (
		<div className="grid max-w-80 grid-cols-1 gap-8">
			<Tabs defaultValue="b">
				<TabList label="One is out of use">
					<Tab value="a" disabled>
						Sold out
					</Tab>
					<Tab value="b">In stock</Tab>
				</TabList>
				<TabPanel value="a" />
				<TabPanel value="b">In stock</TabPanel>
			</Tabs>
			<Tabs lang="my" defaultValue="a">
				<TabList label="ပစ္စည်း">
					<Tab value="a">ပစ္စည်းအကြောင်း</Tab>
					<Tab value="b" badge="၉၉+">
						သုံးသပ်ချက်များ
					</Tab>
				</TabList>
				<TabPanel value="a">ရှမ်းတောင်တန်းမှ လက်ဖက်ရွက်များ</TabPanel>
				<TabPanel value="b" />
			</Tabs>
			<Tabs lang="th" defaultValue="b">
				<TabList label="สินค้า">
					<Tab value="a">รายละเอียดสินค้าทั้งหมด</Tab>
					<Tab value="b">รีวิวจากผู้ซื้อจริง</Tab>
				</TabList>
				<TabPanel value="a" />
				<TabPanel value="b">ยังไม่มีรีวิว</TabPanel>
			</Tabs>
			<Tabs dir="rtl" defaultValue="On the way">
				{orders}
			</Tabs>
		</div>
	),
};
