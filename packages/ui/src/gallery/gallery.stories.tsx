import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/index.ts';
import { BROKEN_PICTURE, samplePicture } from '../lazy-image/sample-picture.ts';
import { Combinations as Cross } from '../testing/combinations.tsx';
import { guide } from './gallery.guide.ts';
import { Gallery, type GalleryItem } from './index.ts';

const VIEWS = ['whole', 'from above', 'in use', 'close', 'package', 'beside a hand'];
const TINTS = [1, 2, 3, 4, 5, 6] as const;

const pictures: readonly GalleryItem[] = VIEWS.map((view, place) => ({
	id: view,
	src: samplePicture(place),
	width: 480,
	height: 480,
	alt: `Shan tea, ${view}`,
	tint: TINTS[place],
}));

const many: readonly GalleryItem[] = [...Array(100).keys()].map((place) => ({
	id: String(place),
	src: samplePicture(place),
	width: 480,
	height: 480,
	alt: `Picture ${place + 1}`,
}));

const broken: readonly GalleryItem[] = pictures.slice(0, 3).map((item) => ({ ...item, src: BROKEN_PICTURE }));

const withVideo: readonly GalleryItem[] = pictures.slice(0, 3).map((item, place) =>
	place === 1
		? {
				...item,
				id: 'video',
				video: (
					<div className="grid size-full place-items-center bg-ink text-on-ink">
						<button type="button" className="min-h-target rounded-control border px-4">
							Play the film
						</button>
					</div>
				),
			}
		: item,
);

const meta = {
	title: 'Components/Commerce/Gallery',
	component: Gallery,
	args: { label: 'Pictures of Shan tea', items: pictures, onOpen: () => {}, className: 'max-w-lg' },
	argTypes: { overlay: { control: false } },
	parameters: { guide },
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	render: () => (
		<Gallery
			{...meta.args}
			overlay={
				<Badge tone="sale" size="md" className="pointer-events-none absolute start-3 top-3">
					−23%
				</Badge>
			}
		/>
	),
};

export const Playground: Story = {
	args: { thumbnailsAt: 'below', hasPhoneThumbnails: true, fit: 'contain', defaultIndex: 2 },
};

export const VideoShown: Story = {
	render: () => <Gallery {...meta.args} items={withVideo} defaultIndex={1} hasPhoneThumbnails />,
};

export const PictureFails: Story = { args: { items: broken } };

export const Burmese: Story = {
	args: {
		label: 'ရှမ်းလက်ဖက်ခြောက် ဓာတ်ပုံများ',
		labels: {
			counter: (place, count) => `${place} / ${count}`.replace(/\d/g, (digit) => '၀၁၂၃၄၅၆၇၈၉'.charAt(Number(digit))),
			previous: 'ယခင်ပုံ',
			next: 'နောက်ပုံ',
			open: 'ချဲ့ကြည့်မည်',
		},
	},
	render: (args) => (
		<div lang="my">
			<Gallery {...args} />
		</div>
	),
};

export const Combinations: Story = {
	render: () => (
		<Cross
			axes={{ thumbnailsAt: ['side', 'below'] as const, hasPhoneThumbnails: [false, true] }}
			cell={320}
			ugly={{
				'one picture': <Gallery label="One" items={pictures.slice(0, 1)} className="w-full" />,
				none: <Gallery label="None" items={[]} className="w-full" />,
				'a hundred, the last shown': (
					<Gallery label="Many" items={many} defaultIndex={99} hasPhoneThumbnails className="w-full" />
				),
				'tall stage': (
					<Gallery
						label="Tall"
						items={pictures}
						ratio={{ width: 3, height: 4 }}
						hasPhoneThumbnails
						className="w-full"
					/>
				),
				'right to left': (
					<div dir="rtl" className="w-full">
						<Gallery label="RTL" items={pictures} defaultIndex={1} hasPhoneThumbnails />
					</div>
				),
			}}
		>
			{(values) => (
				<Gallery
					{...values}
					label={`${values.thumbnailsAt} ${values.hasPhoneThumbnails}`}
					items={pictures}
					className="w-full"
				/>
			)}
		</Cross>
	),
};
