import type { Meta, StoryObj } from '@storybook/react-vite';
import { SAMPLE_PICTURE } from '../lazy-image/sample-picture.ts';
import { Combinations as Cross } from '../testing/combinations.tsx';
import { guide } from './aspect-ratio.guide.ts';
import { AspectRatio } from './index.ts';

const cup = <img src={SAMPLE_PICTURE} alt="A cup of tea" />;

const meta = {
	title: 'Components/Layout/AspectRatio',
	component: AspectRatio,
	parameters: { guide },
	args: { ratio: '16/9', className: 'max-w-80 rounded-card bg-tint-1', children: cup },
	argTypes: { children: { control: false } },
} satisfies Meta<typeof AspectRatio>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { ratio: '4/3', fit: 'contain' } };

export const Combinations: Story = {
	render: () => (
		<Cross
			axes={{ ratio: ['1/1', '3/4', '4/3', '16/9', '2/1', '3/1'] as const, fit: ['cover', 'contain'] as const }}
			ugly={{ 'nothing yet': <AspectRatio ratio="4/3" className="rounded-card bg-skeleton" /> }}
		>
			{(values) => (
				<AspectRatio {...values} className="rounded-card bg-tint-1">
					{cup}
				</AspectRatio>
			)}
		</Cross>
	),
};
