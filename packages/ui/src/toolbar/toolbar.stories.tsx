import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Grid2x2, List, Printer, Trash2 } from 'lucide-react';
import { phoneWide } from '../testing/decorators.tsx';
import {
	Toolbar,
	ToolbarButton,
	ToolbarLink,
	ToolbarSeparator,
	ToolbarToggleGroup,
	ToolbarToggleItem,
} from './index.ts';
import { guide } from './toolbar.guide.ts';

const tools = (
	<>
		<ToolbarToggleGroup label="View" defaultValue={['list']}>
			<ToolbarToggleItem value="list" icon={<List />} aria-label="List" />
			<ToolbarToggleItem value="grid" icon={<Grid2x2 />} aria-label="Grid" />
		</ToolbarToggleGroup>
		<ToolbarSeparator />
		<ToolbarButton icon={<Printer />}>Print</ToolbarButton>
		<ToolbarLink href="#invoice">Invoice</ToolbarLink>
		<ToolbarSeparator />
		<ToolbarButton icon={<Trash2 />} disabled>
			Remove
		</ToolbarButton>
	</>
);

const meta = {
	title: 'Components/Actions/Toolbar',
	component: Toolbar,
	parameters: { guide },
	args: { label: 'Orders', children: tools },
	argTypes: { children: { control: false } },
} satisfies Meta<typeof Toolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { orientation: 'horizontal' } };

export const Vertical: Story = { args: { orientation: 'vertical' } };

export const Combinations: Story = {
	decorators: [phoneWide],
	render: () => (
		<div className="grid justify-items-start gap-6">
			<Toolbar label="On a phone">{tools}</Toolbar>
			<Toolbar lang="my" label="အော်ဒါများ">
				<ToolbarButton icon={<Download />}>ဒေါင်းလုဒ်လုပ်ရန်</ToolbarButton>
				<ToolbarSeparator />
				<ToolbarButton icon={<Printer />}>ပုံနှိပ်ထုတ်ယူရန်</ToolbarButton>
			</Toolbar>
			<Toolbar dir="rtl" label="From right to left">
				{tools}
			</Toolbar>
		</div>
	),
};
