import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/index.ts';
import { LazyImage } from '../lazy-image/index.ts';
import { SAMPLE_PICTURE } from '../lazy-image/sample-picture.ts';
import { Price } from '../price/index.ts';
import { Combinations as Grid } from '../testing/combinations.tsx';
import { phoneWide } from '../testing/decorators.tsx';
import { guide } from './chat-bubble.guide.ts';
import { ChatBubble, ChatDivider, ChatLog } from './index.ts';

const SHOP = 'Golden Lotus Tea';

const picture = (
	<LazyImage
		src={SAMPLE_PICTURE}
		width={480}
		height={480}
		alt="Picture from Golden Lotus Tea: a tea cup"
		tint={4}
		isEager
	/>
);

const avatar = (
	<LazyImage src={SAMPLE_PICTURE} width={480} height={480} alt="" tint={2} isEager className="w-8 rounded-full" />
);

const product = (
	<Card padding="sm" className="flex items-center gap-3">
		<LazyImage
			src={SAMPLE_PICTURE}
			width={480}
			height={480}
			alt=""
			tint={1}
			isEager
			className="w-14 shrink-0 rounded-control"
		/>
		<span className="min-w-0">
			<a href="#tea-cup" className="block text-sm wrap-anywhere">
				Tea cup with lid, hand-painted
			</a>
			<Price size="sm" current="8,500 K" />
		</span>
	</Card>
);

const meta = {
	title: 'Components/Commerce/ChatBubble',
	component: ChatBubble,
	args: { sender: SHOP, children: 'Yes, it is in stock and leaves today.', time: '14:06' },
	argTypes: { picture: { control: false }, card: { control: false }, avatar: { control: false } },
	parameters: { guide },
} satisfies Meta<typeof ChatBubble>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	decorators: [phoneWide],
	render: () => (
		<ChatLog label={`Chat with ${SHOP}`}>
			<ChatDivider>Thursday, 19 November</ChatDivider>
			<ChatBubble side="own" sender="You" position="first" card={product} />
			<ChatBubble side="own" sender="You" position="last" time="14:02" status="read">
				Hello, is this cup still in stock?
			</ChatBubble>
			<ChatBubble sender={SHOP} position="first" avatar={avatar}>
				Hello, yes.
			</ChatBubble>
			<ChatBubble sender={SHOP} position="last" avatar={avatar} time="14:06">
				There are four left, and it leaves today.
			</ChatBubble>
			<ChatDivider kind="unread">New messages</ChatDivider>
			<ChatBubble sender={SHOP} avatar={avatar} time="14:09" picture={picture}>
				This is how it is packed.
			</ChatBubble>
			<ChatBubble side="own" sender="You" position="first" status="sent" time="14:11">
				Thank you.
			</ChatBubble>
			<ChatBubble side="own" sender="You" position="last" status="failed" time="14:11" onRetry={() => {}}>
				I take two.
			</ChatBubble>
		</ChatLog>
	),
};

export const Playground: Story = { args: { side: 'own', sender: 'You', position: 'single', status: 'sent' } };

export const Failed: Story = {
	args: { side: 'own', sender: 'You', children: 'I take two.', status: 'failed', onRetry: () => {} },
};

/** Kept on the device: it is sent when the connection is back. */
export const Waiting: Story = {
	args: { side: 'own', sender: 'You', children: 'I take two.', status: 'waiting', time: '14:11' },
};

export const Burmese: Story = {
	decorators: [phoneWide],
	render: () => (
		<ChatLog lang="my" label="ရွှေကြာလက်ဖက်ဆိုင်နှင့် စကားပြောခန်း">
			<ChatDivider>၂၀၂၆ နိုဝင်ဘာ ၁၉၊ ကြာသပတေးနေ့</ChatDivider>
			<ChatBubble side="own" sender="သင်" time="၁၄:၀၂" status="read" labels={{ read: 'ဖတ်ပြီး' }}>
				ဒီပစ္စည်း ရှိသေးလားရှင့်။
			</ChatBubble>
			<ChatBubble sender="ရွှေကြာလက်ဖက်ဆိုင်" time="၁၄:၀၆">
				ရှိပါတယ်ရှင့်။ ယနေ့ပင်ပို့ဆောင်ပေးနိုင်ပါသည်။အိမ်တိုင်ရာရောက်ပို့ဆောင်ခမှာနှစ်ထောင့်ငါးရာကျပ်ဖြစ်ပါသည်။
			</ChatBubble>
			<ChatBubble
				side="own"
				sender="သင်"
				time="၁၄:၁၁"
				status="failed"
				onRetry={() => {}}
				labels={{ failed: 'မပို့နိုင်ပါ', retry: 'ထပ်ပို့မည်' }}
			>
				နှစ်ခု ယူပါမည်။
			</ChatBubble>
		</ChatLog>
	),
};

export const Combinations: Story = {
	render: () => (
		<Grid
			cell={220}
			axes={{
				side: ['own', 'other'] as const,
				position: ['single', 'first', 'middle', 'last'] as const,
			}}
			ugly={{
				sending: (
					<ChatBubble side="own" sender="You" status="sending" time="14:02">
						Hello
					</ChatBubble>
				),
				sent: (
					<ChatBubble side="own" sender="You" status="sent" time="14:02">
						Hello
					</ChatBubble>
				),
				read: (
					<ChatBubble side="own" sender="You" status="read" time="14:02">
						Hello
					</ChatBubble>
				),
				'unbreakable address': (
					<ChatBubble sender={SHOP}>https://example.com/a-very-long-address-without-any-place-to-break</ChatBubble>
				),
				'Thai without spaces': (
					<ChatBubble lang="th" sender="ร้านชาดอกบัวทอง" time="14:06">
						สินค้าพร้อมส่งวันนี้ค่ะรบกวนลูกค้ากดสั่งซื้อได้เลยนะคะ
					</ChatBubble>
				),
				'one letter': <ChatBubble sender={SHOP}>K</ChatBubble>,
			}}
		>
			{({ side, position }) => (
				<ChatBubble side={side} sender={side === 'own' ? 'You' : SHOP} position={position} time="14:06">
					There are four left.
				</ChatBubble>
			)}
		</Grid>
	),
};
