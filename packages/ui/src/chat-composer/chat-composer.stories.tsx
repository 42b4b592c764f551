import type { Meta, StoryObj } from '@storybook/react-vite';
import { LazyImage } from '../lazy-image/index.ts';
import { SAMPLE_PICTURE } from '../lazy-image/sample-picture.ts';
import { Link } from '../link/index.ts';
import { Combinations as Grid } from '../testing/combinations.tsx';
import { phoneWide } from '../testing/decorators.tsx';
import { guide } from './chat-composer.guide.ts';
import { ChatComposer } from './index.ts';

const preview = (
	<LazyImage
		src={SAMPLE_PICTURE}
		width={480}
		height={480}
		alt="Tea cup"
		tint={4}
		isEager
		className="w-16 rounded-control"
	/>
);

const meta = {
	title: 'Components/Commerce/ChatComposer',
	component: ChatComposer,
	args: { onSend: () => {}, onAttach: () => {} },
	argTypes: { attachments: { control: false } },
	parameters: { guide },
} satisfies Meta<typeof ChatComposer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { decorators: [phoneWide] };

export const Playground: Story = {
	decorators: [phoneWide],
	args: { defaultValue: 'Hello, is this cup still in stock?', disabled: false, disabledReason: '', isOffline: false },
};

export const Offline: Story = {
	args: { isOffline: true, defaultValue: 'I take two.' },
	decorators: [phoneWide],
};

export const Disabled: Story = {
	decorators: [phoneWide],
	args: {
		disabled: true,
		disabledReason: (
			<>
				Registration is needed to chat. <Link href="#register">Register</Link>
			</>
		),
	},
};

export const Failed: Story = {
	decorators: [phoneWide],
	args: { defaultValue: 'I take two.', onSend: () => Promise.reject(new Error('no connection')) },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
		await canvas.findByText(/still here/);
	},
};

const LONG = 'မင်္ဂလာပါရှင့်။ သနပ်ခါးသဘာဝအနှစ်စစ်စစ်မန္တလေးမြို့ထွက်ဂရမ်တစ်ရာ့ငါးဆယ်ပါဘူးကြီးရှိပါသေးသလား။';

export const Combinations: Story = {
	render: () => (
		<Grid
			cell={288}
			axes={{ isOffline: [false, true], disabled: [false, true], text: ['', 'I take two.'] }}
			ugly={{
				'long Burmese': (
					<div lang="my" className="w-full">
						<ChatComposer
							labels={{ message: 'စာရေးရန်', send: 'ပို့မည်', attach: 'ပုံတွဲမည်' }}
							defaultValue={LONG}
							onSend={() => {}}
							onAttach={() => {}}
						/>
					</div>
				),
				'as high as it gets': <ChatComposer defaultValue={'One more line\n'.repeat(12)} onSend={() => {}} />,
				'with pictures': <ChatComposer attachments={preview} onAttach={() => {}} onSend={() => {}} />,
				'Thai placeholder': (
					<div lang="th" className="w-full">
						<ChatComposer labels={{ message: 'พิมพ์ข้อความถึงร้านค้าที่นี่' }} onSend={() => {}} />
					</div>
				),
			}}
		>
			{({ isOffline, disabled, text }) => (
				<ChatComposer
					isOffline={isOffline}
					disabled={disabled}
					disabledReason="Registration is needed to chat."
					defaultValue={text}
					onSend={() => {}}
					onAttach={() => {}}
				/>
			)}
		</Grid>
	),
};
