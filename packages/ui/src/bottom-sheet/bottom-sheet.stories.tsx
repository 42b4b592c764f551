import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { guide } from './bottom-sheet.guide.ts';
import { BottomSheet } from './index.ts';

const meta = {
	title: 'Components/Overlays/BottomSheet',
	component: BottomSheet,
	parameters: { guide },
	args: {
		trigger: <Button variant="secondary">Deliver to</Button>,
		defaultOpen: true,
		title: 'Deliver to',
		description: 'Prices and delivery times follow the country.',
		children: 'Myanmar, Thailand',
	},
	argTypes: { trigger: { control: false }, children: { control: false }, footer: { control: false } },
} satisfies Meta<typeof BottomSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { defaultOpen: false } };

export const WithFooter: Story = { args: { footer: <Button isFullWidth>Deliver to Myanmar</Button> } };

const paragraphs = Array.from({ length: 30 }, (_, index) => index + 1).map((number) => (
	<p key={number} className="mb-3">
		{number}. จัดส่งฟรีทั่วประเทศเมื่อซื้อครบห้าร้อยบาทภายในวันอาทิตย์นี้เท่านั้น
	</p>
));

/** A title that breaks into lines over content that scrolls. */
export const Combinations: Story = {
	args: {
		lang: 'th',
		title: 'เลือกประเทศปลายทางที่ต้องการจัดส่งสินค้าทั้งหมดในตะกร้าของคุณ',
		children: paragraphs,
		footer: <Button isFullWidth>จัดส่งไปประเทศไทย</Button>,
	},
};
