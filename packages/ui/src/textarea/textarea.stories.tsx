import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../field/index.ts';
import { Combinations as Grid } from '../testing/combinations.tsx';
import { phoneWide } from '../testing/decorators.tsx';
import { Textarea } from './index.ts';
import { guide } from './textarea.guide.ts';

const REVIEW = 'Fresh leaves and a careful package. It came two days before the promised date.';

const meta = {
	title: 'Components/Forms/Textarea',
	component: Textarea,
	args: { 'aria-label': 'Review', placeholder: 'What did you like about it?' },
	parameters: { guide },
} satisfies Meta<typeof Textarea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	decorators: [phoneWide],

	args: { limit: 500, defaultValue: REVIEW },
	render: ({ 'aria-label': _label, ...args }) => (
		<Field label="Your review" description="It helps others to choose.">
			<Textarea {...args} />
		</Field>
	),
};

export const Playground: Story = {
	decorators: [phoneWide],
	args: { rows: 3, maxRows: 12, limit: 200, isInvalid: false, disabled: false },
};

export const BeyondItsLimit: Story = {
	decorators: [phoneWide],
	args: { limit: 60, defaultValue: REVIEW },
};

export const Grown: Story = {
	decorators: [phoneWide],

	args: {
		maxRows: 8,
		lang: 'my',
		defaultValue: Array.from({ length: 9 }, () => 'လက်ဖက်အရသာကောင်းပါတယ်။ ပို့ဆောင်မှုလည်း မြန်ပါတယ်။').join('\n'),
	},
};

export const Combinations: Story = {
	render: () => (
		<Grid
			cell={240}
			axes={{ state: ['empty', 'isInvalid', 'disabled', 'readOnly'], limit: [undefined, 200] }}
			ugly={{
				'one row': <Textarea aria-label="Note" rows={1} placeholder="Note for the courier" />,
				'long Burmese': (
					<div lang="my" className="w-full">
						<Textarea
							aria-label="မှတ်ချက်"
							limit={500}
							labels={{ count: () => '၅၀၀ တွင် ၇၂ လုံး' }}
							defaultValue="အမှတ်၁၂၃ဗိုလ်ချုပ်အောင်ဆန်းလမ်းပန်းဘဲတန်းမြို့နယ်ရန်ကုန်မြို့ကျွန်ုပ်တို့၏"
						/>
					</div>
				),
				'a word without end': <Textarea aria-label="Link" defaultValue={'https://example.com/'.repeat(5)} />,
			}}
		>
			{({ state, limit }) => (
				<Textarea
					aria-label="Review"
					limit={limit}
					placeholder="What did you like?"
					defaultValue={state === 'empty' ? '' : REVIEW}
					{...(state !== 'empty' && { [state]: true })}
				/>
			)}
		</Grid>
	),
};
