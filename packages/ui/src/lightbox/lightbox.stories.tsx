import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { Button } from '../button/index.ts';
import { BROKEN_PICTURE, SAMPLE_PICTURE } from '../lazy-image/sample-picture.ts';
import { Lightbox } from './index.ts';
import { guide } from './lightbox.guide.ts';

const pictures = [
	{ src: SAMPLE_PICTURE, width: 480, height: 480, alt: 'A tea cup', caption: 'The cup, 250 ml' },
	{ src: `${SAMPLE_PICTURE}#2`, width: 480, height: 480, alt: 'The cup from the side' },
	{ src: `${SAMPLE_PICTURE}#3`, width: 480, height: 480, alt: 'The cup in its box', caption: 'In its box' },
];

const meta = {
	title: 'Components/Overlays/Lightbox',
	component: Lightbox,
	parameters: { guide },
	args: { pictures, defaultOpen: true, trigger: <Button variant="secondary">Enlarge</Button> },
	argTypes: { trigger: { control: false } },
} satisfies Meta<typeof Lightbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { defaultIndex: 1 } };

export const Enlarged: Story = {
	play: async () => {
		await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
	},
};

export const OnePicture: Story = { args: { pictures: pictures.slice(0, 1) } };

/** The last of many, without its picture, under a caption that breaks into lines. */
export const Combinations: Story = {
	args: {
		lang: 'my',
		defaultIndex: 3,
		labels: { position: (number, total) => `ပုံ ${total} ပုံအနက် ${number}` },
		pictures: [
			...pictures,
			{
				src: BROKEN_PICTURE,
				width: 480,
				height: 480,
				alt: 'လက်ဖက်ရည်ခွက်',
				caption: 'ဝယ်ယူသူတစ်ဦးကဓာတ်ပုံရိုက်ပေးပို့ထားသောလက်ဖက်ရည်ခွက်ဖြစ်ပြီးအရောင်အနည်းငယ်ကွဲပြားနိုင်ပါသည်ဓာတ်ပုံရိုက်ပေးပို့ထားသောလက်ဖက်ရည်ခွက်ဖြစ်ပါသည်',
			},
		],
	},
};
