import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText, Moon, Package, Plus, Store } from 'lucide-react';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { LabelsProvider, labelsMy } from '../labels/index.ts';
import { guide } from './command-palette.guide.ts';
import { type Command, CommandPalette } from './index.ts';

const onRun = () => {};

const COMMANDS: readonly Command[] = [
	{ id: 'orders', label: 'Orders', group: 'Go to', icon: <Package />, keywords: ['sales'], onRun },
	{ id: 'shop', label: 'My shop', group: 'Go to', icon: <Store />, onRun },
	{ id: 'add', label: 'Add a product', group: 'Do', icon: <Plus />, shortcut: 'Ctrl B', onRun },
	{ id: 'export', label: 'Export the accounts', group: 'Do', icon: <FileText />, isDisabled: true, onRun },
	{ id: 'dark', label: 'Dark mode', group: 'Do', icon: <Moon />, keywords: ['night', 'theme'], onRun },
];

const BURMESE: readonly Command[] = [
	{ id: 'orders', label: 'အော်ဒါများ', group: 'သွားရန်', icon: <Package />, onRun },
	{ id: 'shop', label: 'ကျွန်ုပ်၏ဆိုင်', group: 'သွားရန်', icon: <Store />, onRun },
	{ id: 'add', label: 'ကုန်ပစ္စည်းအသစ်ထည့်သွင်းရန်အတွက်စာမျက်နှာဖွင့်ရန်', group: 'လုပ်ရန်', icon: <Plus />, onRun },
];

const meta = {
	title: 'Components/Overlays/CommandPalette',
	component: CommandPalette,
	args: { commands: COMMANDS, trigger: <Button variant="secondary">Commands</Button> },
	argTypes: { commands: { control: false }, trigger: { control: false } },
	parameters: { guide },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { hotkey: 'k' } };

export const Open: Story = { args: { defaultOpen: true } };

export const Empty: Story = {
	args: { defaultOpen: true },
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(canvas.getByRole('combobox'), 'no such thing');
	},
};

export const Burmese: Story = {
	args: { commands: BURMESE, defaultOpen: true, lang: 'my' },
	render: (args) => (
		<LabelsProvider labels={labelsMy}>
			<CommandPalette {...args} />
		</LabelsProvider>
	),
};

export const RightToLeft: Story = { args: { defaultOpen: true, dir: 'rtl' } };

export const Combinations: Story = {
	render: (args) => (
		<Dialog isOpen title="Opened in front of a dialog">
			<CommandPalette {...args} defaultOpen />
		</Dialog>
	),
};
