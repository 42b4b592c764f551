import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { Button } from '../button/index.ts';
import { Combinations as Cross } from '../testing/combinations.tsx';
import { RatingInputField } from './form.tsx';
import { RatingInput, type RatingInputLabels } from './index.ts';
import { guide } from './rating-input.guide.ts';

const meta = {
	title: 'Components/Commerce/RatingInput',
	component: RatingInput,
	args: { defaultValue: 4 },
	parameters: { guide },
} satisfies Meta<typeof RatingInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { isClearable: true, isDisabled: false, size: 'lg' } };

export const Empty: Story = { args: { defaultValue: null } };

const burmese: RatingInputLabels = {
	group: 'သင့်အဆင့်သတ်မှတ်ချက်',
	words: ['အလွန်ညံ့သည်', 'ညံ့သည်', 'အသင့်အတင့်', 'ကောင်းသည်', 'အလွန်ကောင်းသည်'],
	star: (stars, word) => `ကြယ် ${stars} ပွင့်၊ ${word}`,
	none: 'အဆင့်မသတ်မှတ်ရသေးပါ',
	clear: 'ရှင်းလင်းမည်',
};

export const Burmese: Story = {
	args: { isClearable: true, defaultValue: 5, labels: burmese },
	render: (args) => (
		<div lang="my">
			<RatingInput {...args} />
		</div>
	),
};

function Review() {
	const { control, handleSubmit, setError } = useForm<{ stars: number | null }>({ defaultValues: { stars: null } });
	const send = handleSubmit(({ stars }) => {
		if (stars === null) setError('stars', { message: 'Choose one to five stars.' }, { shouldFocus: true });
	});
	return (
		<form noValidate onSubmit={send} className="flex flex-col items-start gap-4">
			<RatingInputField
				control={control}
				name="stars"
				label="How was the tea?"
				description="Your name is shown with your review."
				isRequired
			/>
			<Button type="submit">Send review</Button>
		</form>
	);
}

export const InAForm: Story = {
	render: () => <Review />,
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button'));
	},
};

export const Combinations: Story = {
	render: () => (
		<Cross
			axes={{ size: ['md', 'lg'] as const, defaultValue: [null, 1, 5], isDisabled: [false, true] }}
			cell={320}
			ugly={{
				'320 px, Burmese, clearable': (
					<div lang="my" className="w-72 max-w-full">
						<RatingInput defaultValue={1} isClearable labels={burmese} />
					</div>
				),
				'out of range': <RatingInput value={9} />,
			}}
		>
			{(values) => <RatingInput {...values} isClearable />}
		</Cross>
	),
};
