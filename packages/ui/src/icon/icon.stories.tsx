import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart, ShieldCheck, Truck } from 'lucide-react';
import { Combinations as Cross } from '../testing/combinations.tsx';
import { guide } from './icon.guide.ts';
import { Icon } from './index.ts';

const meta = {
	title: 'Components/Content/Icon',
	component: Icon,
	parameters: { guide },
	args: { children: <Heart />, size: 'md' },
	argTypes: { children: { control: false } },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 'lg', label: 'In your wishlist', isDirectional: false } };

export const Combinations: Story = {
	render: () => (
		<Cross
			axes={{ size: ['text', 'xs', 'sm', 'md', 'lg', 'xl'] as const }}
			ugly={{
				'in a line of text': (
					<p className="text-lg">
						<Icon size="text">
							<ShieldCheck />
						</Icon>{' '}
						Verified shop
					</p>
				),
				'with a name and a colour': (
					<span className="text-positive">
						<Icon label="Delivered" size="lg">
							<Truck />
						</Icon>
					</span>
				),
				'mirrored from right to left': (
					<span dir="rtl">
						<Icon isDirectional size="lg">
							<Truck />
						</Icon>
					</span>
				),
			}}
		>
			{(values) => (
				<Icon {...values}>
					<Heart />
				</Icon>
			)}
		</Cross>
	),
};
