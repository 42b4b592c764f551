import type { Meta, StoryObj } from '@storybook/react-vite';
import { Combinations as Cross } from '../testing/combinations.tsx';
import { LazyImage, type LazyImageTint } from './index.ts';
import { guide } from './lazy-image.guide.ts';
import { BROKEN_PICTURE, SAMPLE_PICTURE, SAMPLE_PLACEHOLDER } from './sample-picture.ts';

const TINTS: readonly LazyImageTint[] = [1, 2, 3, 4, 5, 6];

const meta = {
	title: 'Components/Content/LazyImage',
	component: LazyImage,
	args: {
		src: SAMPLE_PICTURE,
		width: 480,
		height: 480,
		alt: 'Shan tea in a cup',
		tint: 1,
		className: 'w-48 max-w-full rounded-card',
	},
	parameters: { guide },
} satisfies Meta<typeof LazyImage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { fit: 'contain', isEager: false } };

/** Never comes into view, so that it stays as it is painted first: the box at its final size. */
export const Waiting: Story = {
	render: (args) => (
		<div className="h-48 w-48 overflow-hidden">
			<LazyImage {...args} className="w-48 max-w-full translate-x-[200vw]" />
			<div className="-mt-48 h-48 w-48 rounded-card bg-tint-1" />
		</div>
	),
};

export const DefaultPlaceholder: Story = { args: { src: BROKEN_PICTURE } };

const sources = { loads: SAMPLE_PICTURE, fails: BROKEN_PICTURE } as const;

export const Combinations: Story = {
	render: () => (
		<Cross
			axes={{ source: ['loads', 'fails'] as const, fit: ['cover', 'contain'] as const, height: [480, 160, 960] }}
			ugly={{
				...Object.fromEntries(
					TINTS.map((tint) => [
						`tint ${tint}`,
						<LazyImage key={tint} {...meta.args} tint={tint} className="w-24 max-w-full" />,
					]),
				),
				'named placeholder': <LazyImage {...meta.args} src={BROKEN_PICTURE} placeholder={SAMPLE_PLACEHOLDER} />,
				'nothing further': <LazyImage {...meta.args} src={BROKEN_PICTURE} placeholder={`${BROKEN_PICTURE}#named`} />,
				eager: <LazyImage {...meta.args} isEager />,
			}}
		>
			{({ source, fit, height }) => (
				<LazyImage {...meta.args} src={sources[source]} fit={fit} height={height} className="w-full" />
			)}
		</Cross>
	),
};
