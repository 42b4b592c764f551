import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePicture } from '../lazy-image/sample-picture.ts';
import { Combinations as Cross } from '../testing/combinations.tsx';
import { type VariantChoice, type VariantOption, VariantPicker } from './index.ts';
import { guide } from './variant-picker.guide.ts';

const colour: VariantOption = {
	key: 'colour',
	name: 'Colour',
	values: [
		{ key: 'indigo', name: 'Indigo', color: 'oklch(0.4 0.13 270)' },
		{ key: 'natural', name: 'Natural', color: 'oklch(0.93 0.03 90)' },
		{ key: 'maroon', name: 'Maroon', color: 'oklch(0.4 0.14 20)' },
	],
};

const size: VariantOption = {
	key: 'size',
	name: 'Size',
	values: ['S', 'M', 'L', 'XL'].map((name) => ({ key: name, name })),
};

const kind: VariantOption = {
	key: 'kind',
	name: 'Kind',
	values: ['Green tea', 'Parasol', 'Shirt'].map((name, place) => ({
		key: name,
		name,
		picture: { src: samplePicture(place) },
	})),
};

const burmese: readonly VariantOption[] = [
	{
		key: 'colour',
		name: 'အရောင်',
		values: [
			{ key: 'indigo', name: 'မဲနယ်ရောင်', color: 'oklch(0.4 0.13 270)' },
			{ key: 'natural', name: 'သဘာဝချည်ရောင်ဖျော့ဖျော့လက်ရက်ကန်းထည်အစစ်အမှန်', color: 'oklch(0.93 0.03 90)' },
			{ key: 'maroon', name: 'နီညိုရောင်', color: 'oklch(0.4 0.14 20)' },
		],
	},
	{
		key: 'size',
		name: 'အရွယ်အစား',
		values: [
			{ key: 'S', name: 'အသေး' },
			{ key: 'M', name: 'အလတ်' },
			{ key: 'L', name: 'အကြီး' },
		],
	},
];

const isAvailable = ({ colour: dye, size: cut }: VariantChoice) =>
	dye !== 'maroon' && !(dye === 'natural' && cut === 'S') && cut !== 'XL';

const getReason = ({ size: cut }: VariantChoice): string => (cut === 'XL' ? 'not made in XL' : 'sold out');

const meta = {
	title: 'Components/Commerce/VariantPicker',
	component: VariantPicker,
	args: {
		options: [colour, size],
		defaultValue: { colour: 'indigo', size: 'M' },
		isAvailable,
		getReason,
	},
	parameters: { guide },
} satisfies Meta<typeof VariantPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { isDisabled: false, name: 'variant' } };

export const SoldOutPressed: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('radio', { name: 'Maroon, sold out' }));
	},
};

export const WithPictures: Story = {
	args: {
		options: [kind, size],
		defaultValue: { kind: 'Parasol' },
		isAvailable: ({ kind: chosen }) => chosen !== 'Shirt',
	},
};

export const Burmese: Story = {
	args: {
		options: burmese,
		getReason: () => 'ကုန်သွားပါပြီ',
		labels: { refused: (name, reason) => `${name} — ${reason}` },
	},
	render: (args) => (
		<div lang="my">
			<VariantPicker {...args} />
		</div>
	),
};

export const Combinations: Story = {
	render: () => (
		<Cross
			axes={{ isDisabled: [false, true], of: ['colour', 'pictures'] as const }}
			cell={320}
			ugly={{
				'nothing chosen': <VariantPicker options={[colour, size]} />,
				'nothing to be had': <VariantPicker options={[size]} isAvailable={() => false} defaultValue={{ size: 'M' }} />,
				'one value': (
					<VariantPicker options={[{ key: 'one', name: 'Size', values: [{ key: 'f', name: 'Free size' }] }]} />
				),
				'320 px, Burmese': (
					<div lang="my" className="w-72 max-w-full">
						<VariantPicker options={burmese} defaultValue={{ colour: 'natural' }} />
					</div>
				),
				'pictures, Burmese': (
					<div lang="my" className="w-72 max-w-full">
						<VariantPicker
							options={[
								{
									key: 'kind',
									name: 'အမျိုးအစား',
									values: [
										{ key: '1', name: 'ရှမ်းလက်ဖက်ခြောက်အစိမ်း', picture: { src: samplePicture(0) } },
										{ key: '2', name: 'ပုသိမ်ထီး', picture: { src: samplePicture(1) } },
									],
								},
							]}
							defaultValue={{ kind: '1' }}
						/>
					</div>
				),
				'Thai without spaces': (
					<div lang="th" className="w-72 max-w-full">
						<VariantPicker
							options={[
								{
									key: 'size',
									name: 'ขนาด',
									values: [
										{ key: '1', name: 'ขวดใหญ่พิเศษสำหรับครอบครัวขนาดห้าร้อยมิลลิลิตร' },
										{ key: '2', name: 'เล็ก' },
									],
								},
							]}
						/>
					</div>
				),
			}}
		>
			{({ of, isDisabled }) => (
				<VariantPicker
					isDisabled={isDisabled}
					options={of === 'colour' ? [colour, size] : [kind]}
					defaultValue={{ colour: 'natural', size: 'M', kind: 'Green tea' }}
					isAvailable={({ kind: chosen, ...others }) => isAvailable(others) && chosen !== 'Shirt'}
					getReason={getReason}
				/>
			)}
		</Cross>
	),
};
