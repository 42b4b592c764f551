import type { Meta, StoryObj } from '@storybook/react-vite';
import { Separator } from './index.ts';
import { guide } from './separator.guide.ts';

const meta = {
	title: 'Components/Layout/Separator',
	component: Separator,
	parameters: { guide },
} satisfies Meta<typeof Separator>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { orientation: 'horizontal', label: 'or', isMeaningful: false } };

export const Combinations: Story = {
	render: () => (
		<div className="grid max-w-80 grid-cols-1 gap-6">
			<Separator />
			<Separator isMeaningful />
			<Separator label="or" />
			<Separator lang="my" label="သို့မဟုတ် အီးမေးလ်ဖြင့် ဝင်ရောက်ရန်" />
			<Separator lang="th" label="หรือเข้าสู่ระบบด้วยหมายเลขโทรศัพท์มือถือของคุณ" />
			<div className="flex min-h-24 flex-wrap items-center gap-4">
				<span>4.7</span>
				<Separator orientation="vertical" />
				<span>342 reviews</span>
				<Separator orientation="vertical" label="or" />
				<span>1,000,000 sold</span>
			</div>
		</div>
	),
};
