import type { Meta, StoryObj } from '@storybook/react-vite';
import { LazyImage, type LazyImageTint } from './index.ts';
import { BROKEN_PICTURE, SAMPLE_PICTURE, SAMPLE_PLACEHOLDER } from './sample-picture.ts';

const TINTS: readonly LazyImageTint[] = [1, 2, 3, 4, 5, 6];

const meta = {
	title: 'Components/Display/LazyImage',
	component: LazyImage,
	args: {
		src: SAMPLE_PICTURE,
		width: 480,
		height: 480,
		alt: 'Shan tea in a cup',
		tint: 1,
		className: 'w-48 rounded-card',
	},
} satisfies Meta<typeof LazyImage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { fit: 'contain', isEager: false } };

export const Eager: Story = { args: { isEager: true } };

/** Never comes into view, so that it stays as it is painted first: the box at its final size. */
export const Waiting: Story = {
	render: (args) => (
		<div className="h-48 w-48 overflow-hidden">
			<LazyImage {...args} className="w-48 translate-x-[200vw]" />
			<div className="-mt-48 h-48 w-48 rounded-card bg-tint-1" />
		</div>
	),
};

export const DefaultPlaceholder: Story = { args: { src: BROKEN_PICTURE } };

export const NamedPlaceholder: Story = { args: { src: BROKEN_PICTURE, placeholder: SAMPLE_PLACEHOLDER } };

export const NothingFurther: Story = { args: { src: BROKEN_PICTURE, placeholder: `${BROKEN_PICTURE}#named` } };

export const Wide: Story = { args: { width: 640, height: 240, fit: 'contain' } };

export const WideDefaultPlaceholder: Story = { args: { src: BROKEN_PICTURE, width: 640, height: 240 } };

export const Tints: Story = {
	render: (args) => (
		<div className="grid max-w-lg grid-cols-3 gap-3">
			{TINTS.map((tint) => (
				<LazyImage key={tint} {...args} tint={tint} className="rounded-card" />
			))}
		</div>
	),
};
