import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, ShoppingCart } from 'lucide-react';
import { Combinations as Grid } from '../testing/combinations.tsx';
import { guide } from './button.guide.ts';
import { Button } from './index.ts';

const meta = {
	title: 'Components/Actions/Button',
	component: Button,
	args: { children: 'Add to cart' },
	argTypes: { iconStart: { control: false }, iconEnd: { control: false }, asChild: { control: false } },
	parameters: { guide },
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

export const WithIcons: Story = {
	args: { iconStart: <ShoppingCart />, iconEnd: <ArrowRight />, children: 'Go to checkout' },
};

export const Loading: Story = { args: { isLoading: true, loadingLabel: 'Adding to cart' } };

export const Disabled: Story = { args: { disabled: true, children: 'Sold out' } };

export const AsLink: Story = {
	args: {
		asChild: true,
		iconEnd: <ArrowRight />,
		children: <a href="#sign-in">Sign in</a>,
	},
};

export const Combinations: Story = {
	render: () => (
		<Grid
			axes={{
				variant: ['primary', 'secondary', 'ghost', 'critical'] as const,
				size: ['sm', 'md', 'lg'] as const,
				state: ['ready', 'loading', 'disabled'] as const,
			}}
			ugly={{
				'unbreakable Burmese, full width': (
					<Button lang="my" isFullWidth>
						အခမဲ့ပို့ဆောင်ပေးမည့်မြို့နယ်များအားလုံးကိုကြည့်ရှုရန်
					</Button>
				),
				'Thai without spaces': (
					<Button lang="th" isFullWidth iconStart={<ShoppingCart />}>
						ดำเนินการชำระเงินและยืนยันคำสั่งซื้อทั้งหมดของคุณ
					</Button>
				),
				'a large amount': (
					<Button size="lg" isFullWidth>
						Pay 1,000,000 K
					</Button>
				),
				'icons on both sides': (
					<Button iconStart={<ShoppingCart />} iconEnd={<ArrowRight />} variant="secondary">
						Checkout
					</Button>
				),
				'as a link': (
					<Button asChild variant="ghost">
						<a href="#sign-in">Sign in</a>
					</Button>
				),
			}}
		>
			{({ variant, size, state }) => (
				<Button
					variant={variant}
					size={size}
					isLoading={state === 'loading' ? true : undefined}
					disabled={state === 'disabled'}
				>
					Follow
				</Button>
			)}
		</Grid>
	),
};
