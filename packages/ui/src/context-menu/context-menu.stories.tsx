import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, MessageCircle, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { guide } from './context-menu.guide.ts';
import {
	ContextMenu,
	ContextMenuCheckboxItem,
	ContextMenuItem,
	type ContextMenuProps,
	ContextMenuRadioGroup,
	ContextMenuRadioItem,
	ContextMenuSeparator,
	ContextMenuSub,
} from './index.ts';

const trigger = (
	<button
		type="button"
		className="min-h-24 w-72 max-w-full rounded-card border border-border bg-surface-raised p-4 text-start"
	>
		Order ZL-1042
	</button>
);

const items = (
	<>
		<ContextMenuItem icon={<Copy size={18} />}>Copy the number</ContextMenuItem>
		<ContextMenuItem icon={<MessageCircle size={18} />}>Ask the shop</ContextMenuItem>
		<ContextMenuItem isDisabled>Send back</ContextMenuItem>
		<ContextMenuSeparator />
		<ContextMenuItem tone="critical" icon={<Trash2 size={18} />}>
			Cancel the order
		</ContextMenuItem>
	</>
);

function ListMenu(props: ContextMenuProps) {
	const [isOn, setIsOn] = useState(true);
	const [label, setLabel] = useState('none');
	return (
		<ContextMenu {...props}>
			<ContextMenuCheckboxItem isChecked={isOn} onCheckedChange={setIsOn}>
				Tell me about it
			</ContextMenuCheckboxItem>
			<ContextMenuSub label="Label" isOpen>
				<ContextMenuRadioGroup value={label} onValueChange={setLabel}>
					<ContextMenuRadioItem value="none">None</ContextMenuRadioItem>
					<ContextMenuRadioItem value="gift">Gift</ContextMenuRadioItem>
				</ContextMenuRadioGroup>
			</ContextMenuSub>
		</ContextMenu>
	);
}

const meta = {
	title: 'Components/Overlays/ContextMenu',
	component: ContextMenu,
	parameters: { guide },
	args: { trigger, label: 'Order ZL-1042', children: items },
	argTypes: { trigger: { control: false }, children: { control: false } },
	decorators: [
		(Story) => (
			<div className="h-96">
				<Story />
			</div>
		),
	],
} satisfies Meta<typeof ContextMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the menu at the middle of what it belongs to. */
const open: Story['play'] = async ({ canvas, userEvent }) => {
	await userEvent.pointer({
		keys: '[MouseRight]',
		target: canvas.getByRole('button'),
		coords: { clientX: 120, clientY: 60 },
	});
};

export const Default: Story = {};

export const Playground: Story = { args: { isDisabled: false } };

export const Open: Story = { play: open };

export const CheckboxItemsAndSubmenu: Story = { render: (args) => <ListMenu {...args} />, play: open };

/** Only one menu can be open at a time; this one has the longest names. */
export const Combinations: Story = {
	args: {
		label: 'အော်ဒါ',
		children: (
			<>
				<ContextMenuItem isDisabled lang="th">
					จัดส่งฟรีทั่วประเทศเมื่อซื้อครบห้าร้อยบาทภายในวันอาทิตย์นี้เท่านั้น
				</ContextMenuItem>
				<ContextMenuItem tone="critical" icon={<Trash2 size={18} />} lang="my">
					ဤအော်ဒါကိုပယ်ဖျက်ပြီးငွေပြန်အမ်းရန်ဆိုင်သို့တောင်းဆိုပါမည်
				</ContextMenuItem>
			</>
		),
	},
	play: open,
};
