import type { Meta, StoryObj } from '@storybook/react-vite';
import { House, LayoutGrid, MessageCircle, ShoppingCart, User } from 'lucide-react';
import { phoneWide } from '../testing/decorators.tsx';
import { guide } from './bottom-bar.guide.ts';
import { BottomBar, BottomBarItem } from './index.ts';

const ICONS = [House, LayoutGrid, ShoppingCart, MessageCircle, User] as const;

const items = (names: readonly string[], cart?: string, chat?: string) =>
	ICONS.map((Sign, index) => (
		<BottomBarItem
			key={names[index]}
			href={`#${index}`}
			icon={<Sign />}
			isCurrent={index === 0}
			badge={index === 2 ? cart : index === 3 ? chat : undefined}
			badgeLabel={index === 2 && cart ? `${cart} things` : undefined}
		>
			{names[index]}
		</BottomBarItem>
	));

const ENGLISH = ['Home', 'Categories', 'Cart', 'Chat', 'Profile'] as const;

const meta = {
	title: 'Components/Navigation/BottomBar',
	component: BottomBar,
	parameters: { guide },
	args: { label: 'Main', children: items(ENGLISH, '3') },
	argTypes: { children: { control: false } },
	decorators: [phoneWide],
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { label: 'Main' } };

export const AtTheEndOfAPage: Story = {
	render: (args) => (
		<div className="flex min-h-80 flex-col">
			<p className="grow">The page.</p>
			<BottomBar {...args} />
		</div>
	),
};

export const Combinations: Story = {
	render: () => (
		<div className="grid gap-6">
			<BottomBar label="No counts">{items(ENGLISH)}</BottomBar>
			<BottomBar label="Many">{items(ENGLISH, '99+', '1')}</BottomBar>
			<BottomBar lang="my" label="ပင်မ">
				{items(['ပင်မ', 'အမျိုးအစားများ', 'ဈေးခြင်း', 'စကားပြောရန်', 'ကိုယ်ရေးအချက်အလက်'], '၉၉+')}
			</BottomBar>
			<BottomBar lang="th" label="หลัก">
				{items(['หน้าแรก', 'หมวดหมู่สินค้า', 'ตะกร้า', 'แชท', 'บัญชีของฉัน'], '5')}
			</BottomBar>
			<BottomBar label="Three places">{items(ENGLISH).slice(0, 3)}</BottomBar>
		</div>
	),
};
