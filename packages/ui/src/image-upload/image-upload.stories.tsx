import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FileState } from '../file-upload/index.ts';
import { Combinations as Grid } from '../testing/combinations.tsx';
import { guide } from './image-upload.guide.ts';
import { ImageUpload } from './index.ts';

const picture = (name: string, colour: string) =>
	new File(
		[
			`<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240" viewBox="0 0 24 24"><path d="M5 9h12v5a5 5 0 0 1-5 5h-2a5 5 0 0 1-5-5zM17 10h1.5a2.5 2.5 0 0 1 0 5H17" fill="${colour}" stroke="sienna"/></svg>`,
		],
		name,
		{ type: 'image/svg+xml', lastModified: 0 },
	);

const PICTURES = [
	picture('front.svg', 'peru'),
	picture('back.svg', 'teal'),
	picture('label.svg', 'goldenrod'),
	picture('parcel.svg', 'firebrick'),
];

const STATES: Readonly<Record<string, FileState>> = {
	'front.svg': { status: 'sent' },
	'back.svg': { status: 'sending', share: 0.4 },
	'label.svg': { status: 'failed', message: 'The connection broke.' },
};

const meta = {
	title: 'Components/Forms/ImageUpload',
	component: ImageUpload,
	args: { 'aria-label': 'Pictures', hint: 'Up to 4 pictures, 5 MB each' },
	argTypes: { value: { control: false }, defaultValue: { control: false } },
	parameters: { guide },
} satisfies Meta<typeof ImageUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	args: { defaultValue: PICTURES, getFileState: ({ name }) => STATES[name], onRetry: () => {} },
};

export const Playground: Story = {
	args: { maxFiles: 4, maxBytes: 5_000_000, capture: 'environment', isInvalid: false, disabled: false },
};

export const One: Story = { args: { defaultValue: PICTURES.slice(0, 1), className: 'max-w-80' } };

export const Burmese: Story = {
	args: {
		defaultValue: PICTURES.slice(0, 2),
		getFileState: () => ({ status: 'failed' }),
		onRetry: () => {},
		hint: 'ပုံ ၄ ပုံအထိ၊ တစ်ပုံလျှင် ၅ MB',
		labels: {
			choose: 'ပုံရွေးမည်',
			drop: 'ပုံများကို ဤနေရာတွင် ချပါ သို့မဟုတ်',
			failed: 'ပုံမတင်နိုင်ပါ။ အင်တာနက်ကို စစ်ဆေးပါ။',
			retry: 'ထပ်ကြိုးစားမည်',
		},
	},
	render: (args) => (
		<div lang="my" className="max-w-80">
			<ImageUpload {...args} />
		</div>
	),
};

export const Combinations: Story = {
	render: () => (
		<Grid
			axes={{ isInvalid: [false, true], disabled: [false, true] }}
			ugly={{
				'not a picture': (
					<ImageUpload
						aria-label="Broken"
						defaultValue={[new File(['?'], 'broken.png', { type: 'image/png', lastModified: 0 })]}
						className="w-full"
					/>
				),
				none: <ImageUpload aria-label="None" hint="Up to 4 pictures" className="w-full" />,
			}}
			cell={300}
		>
			{(props) => (
				<ImageUpload
					aria-label={JSON.stringify(props)}
					{...props}
					defaultValue={PICTURES.slice(0, 2)}
					className="w-full"
				/>
			)}
		</Grid>
	),
};
