import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowUpDown, Globe, LogOut, Package, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/index.ts';
import { guide } from './dropdown-menu.guide.ts';
import {
	DropdownMenu,
	DropdownMenuCheckboxItem,
	DropdownMenuItem,
	type DropdownMenuProps,
	DropdownMenuRadioGroup,
	DropdownMenuRadioItem,
	DropdownMenuSeparator,
	DropdownMenuSub,
} from './index.ts';

const trigger = (
	<Button variant="secondary" iconStart={<Globe />}>
		Account
	</Button>
);

const items = (
	<>
		<DropdownMenuItem icon={<Package size={18} />}>Orders</DropdownMenuItem>
		<DropdownMenuItem isDisabled>Quotations</DropdownMenuItem>
		<DropdownMenuItem icon={<LogOut size={18} />}>Sign out</DropdownMenuItem>
		<DropdownMenuSeparator />
		<DropdownMenuItem tone="critical" icon={<Trash2 size={18} />}>
			Delete account
		</DropdownMenuItem>
	</>
);

const LANGUAGES = [
	{ key: 'mm', lang: 'my', name: 'မြန်မာဘာသာ' },
	{ key: 'en', lang: 'en', name: 'English' },
	{ key: 'thai', lang: 'th', name: 'ภาษาไทย' },
	{ key: 'china', lang: 'zh-Hans', name: '简体中文' },
] as const;

function LanguageMenu(props: DropdownMenuProps) {
	const [value, setValue] = useState('mm');
	return (
		<DropdownMenu {...props} label="Language">
			<DropdownMenuRadioGroup value={value} onValueChange={setValue} label="Language">
				{LANGUAGES.map(({ key, lang, name }) => (
					<DropdownMenuRadioItem key={key} value={key} lang={lang}>
						{name}
					</DropdownMenuRadioItem>
				))}
			</DropdownMenuRadioGroup>
		</DropdownMenu>
	);
}

function FilterMenu(props: DropdownMenuProps) {
	const [isOn, setIsOn] = useState(true);
	const [order, setOrder] = useState('newest');
	return (
		<DropdownMenu {...props} label="List">
			<DropdownMenuCheckboxItem isChecked={isOn} onCheckedChange={setIsOn}>
				Free delivery
			</DropdownMenuCheckboxItem>
			<DropdownMenuCheckboxItem isChecked={!isOn} onCheckedChange={(isChecked) => setIsOn(!isChecked)}>
				Verified shops
			</DropdownMenuCheckboxItem>
			<DropdownMenuSeparator />
			<DropdownMenuSub label="Sort by" icon={<ArrowUpDown size={18} />} isOpen>
				<DropdownMenuRadioGroup value={order} onValueChange={setOrder} label="Sort by">
					<DropdownMenuRadioItem value="newest">Newest</DropdownMenuRadioItem>
					<DropdownMenuRadioItem value="price">Price, low to high</DropdownMenuRadioItem>
				</DropdownMenuRadioGroup>
			</DropdownMenuSub>
		</DropdownMenu>
	);
}

const meta = {
	title: 'Components/Overlays/DropdownMenu',
	component: DropdownMenu,
	parameters: { guide },
	args: { trigger, label: 'Account', children: items, align: 'start' },
	argTypes: { trigger: { control: false }, children: { control: false } },
	decorators: [
		(Story) => (
			<div className="h-80">
				<Story />
			</div>
		),
	],
} satisfies Meta<typeof DropdownMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { align: 'start', side: 'bottom' } };

export const Open: Story = { args: { defaultOpen: true } };

export const RadioGroup: Story = {
	args: { defaultOpen: true },
	render: (args) => <LanguageMenu {...args} />,
};

export const CheckboxItemsAndSubmenu: Story = {
	args: { defaultOpen: true },
	render: (args) => <FilterMenu {...args} />,
};

/** Only one menu is on screen at a time, so the ugliest case stands for all. */
export const Combinations: Story = {
	args: {
		defaultOpen: true,
		label: 'ပို့ဆောင်မည့်နိုင်ငံ',
		children: (
			<>
				<DropdownMenuItem isDisabled lang="th">
					จัดส่งฟรีทั่วประเทศเมื่อซื้อครบห้าร้อยบาทภายในวันอาทิตย์นี้เท่านั้น
				</DropdownMenuItem>
				<DropdownMenuItem tone="critical" icon={<Trash2 size={18} />} lang="my">
					ပြည်ထောင်စုသမ္မတမြန်မာနိုင်ငံတော်ရန်ကုန်တိုင်းဒေသကြီးမင်္ဂလာတောင်ညွန့်မြို့နယ်ပို့ဆောင်ရန်
				</DropdownMenuItem>
			</>
		),
	},
};

export const RightToLeft: Story = {
	args: { defaultOpen: true, dir: 'rtl' },
	render: (args) => (
		<div dir="rtl">
			<LanguageMenu {...args} />
		</div>
	),
};
