import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, ShoppingCart } from 'lucide-react';
import { Button } from './index.ts';

const meta = {
	title: 'Components/Actions/Button',
	component: Button,
	args: { children: 'Add to cart' },
	argTypes: { iconStart: { control: false }, iconEnd: { control: false }, asChild: { control: false } },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
	args: {
		variant: 'primary',
		size: 'md',
		isLoading: false,
		loadingLabel: 'Adding',
		isFullWidth: false,
		disabled: false,
	},
};

export const Secondary: Story = { args: { variant: 'secondary', children: 'Follow' } };

export const Ghost: Story = { args: { variant: 'ghost', children: 'Not now' } };

export const Critical: Story = { args: { variant: 'critical', children: 'Remove from cart' } };

export const Small: Story = { args: { size: 'sm', variant: 'secondary', children: 'Follow' } };

export const Large: Story = { args: { size: 'lg', children: 'Pay 45,000 K' } };

export const WithIcons: Story = {
	args: { iconStart: <ShoppingCart />, iconEnd: <ArrowRight />, children: 'Go to checkout' },
};

export const Loading: Story = { args: { isLoading: true, loadingLabel: 'Adding to cart' } };

export const Disabled: Story = { args: { disabled: true, children: 'Sold out' } };

export const FullWidth: Story = { args: { isFullWidth: true, children: 'Buy now' } };

export const AsLink: Story = {
	args: {
		asChild: true,
		iconEnd: <ArrowRight />,
		children: <a href="#sign-in">Sign in</a>,
	},
};

export const AllStates: Story = {
	render: () => (
		<div className="grid gap-4">
			{(['primary', 'secondary', 'ghost', 'critical'] as const).map((variant) => (
				<div key={variant} className="flex flex-wrap items-center gap-3">
					<Button variant={variant} size="sm">
						Small
					</Button>
					<Button variant={variant}>Medium</Button>
					<Button variant={variant} size="lg" iconStart={<ShoppingCart />}>
						Large
					</Button>
					<Button variant={variant} isLoading>
						Loading
					</Button>
					<Button variant={variant} disabled>
						Disabled
					</Button>
				</div>
			))}
		</div>
	),
};

export const LongBurmeseOnANarrowScreen: Story = {
	render: () => (
		<div lang="my" className="grid w-72 gap-3">
			<Button isFullWidth>အခမဲ့ပို့ဆောင်ပေးမည့်မြို့နယ်များအားလုံးကိုကြည့်ရှုရန်</Button>
			<Button iconStart={<ShoppingCart />}>ခြင်းထဲသို့ ထည့်မည်</Button>
		</div>
	),
};

export const LongThaiOnANarrowScreen: Story = {
	render: () => (
		<div lang="th" className="grid w-72 gap-3">
			<Button isFullWidth>ดำเนินการชำระเงินและยืนยันคำสั่งซื้อทั้งหมดของคุณ</Button>
			<Button iconStart={<ShoppingCart />}>เพิ่มลงตะกร้า</Button>
		</div>
	),
};
