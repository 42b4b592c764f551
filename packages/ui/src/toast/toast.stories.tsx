import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Combinations as Grid } from '../testing/combinations.tsx';
import { type ToastOptions, ToastProvider, type ToastProviderProps, useToast } from './index.ts';
import { guide } from './toast.guide.ts';
import { ToastCard } from './toast-card.tsx';

const STAYS_MS = 3_600_000;

interface ShowProps extends ToastProviderProps {
	readonly toasts: readonly ToastOptions[];
}

function Shower({ toasts }: Pick<ShowProps, 'toasts'>) {
	const { show } = useToast();
	useEffect(() => {
		for (const [index, toast] of toasts.entries()) show({ id: `story-${index}`, ...toast });
	}, [show, toasts]);
	return <Button onClick={() => show({ tone: 'positive', title: 'Added to cart' })}>Add to cart</Button>;
}

function Show({ toasts, ...props }: ShowProps) {
	return (
		<ToastProvider {...props}>
			<Shower toasts={toasts} />
			{props.children}
		</ToastProvider>
	);
}

const meta = {
	title: 'Components/Feedback/Toast',
	component: Show,
	// It opens over the page.
	parameters: { guide, docs: { story: { inline: false } } },
	args: { durationMs: STAYS_MS, toasts: [{ title: 'Link copied' }] },
	argTypes: { children: { control: false } },
} satisfies Meta<typeof Show>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { durationMs: 1000, toasts: [] } };

export const Critical: Story = {
	args: {
		toasts: [
			{
				tone: 'critical',
				title: 'The cart was not changed',
				description: 'The shop did not answer. Try again in a moment.',
				action: { label: 'Try again', onAction: () => {} },
			},
		],
	},
};

export const WithAction: Story = {
	args: { toasts: [{ title: 'Parasol removed', action: { label: 'Undo', onAction: () => {} } }] },
};

export const Stack: Story = {
	args: {
		toasts: [
			{ tone: 'positive', title: 'Added to cart' },
			{ tone: 'info', title: 'Prices are shown in baht' },
			{ tone: 'critical', title: 'The cart was not changed', description: 'Try again in a moment.' },
			{ title: 'Waits for its turn' },
		],
	},
};

export const AboveDialog: Story = {
	args: {
		toasts: [{ tone: 'positive', title: 'Address saved' }],
		children: (
			<Dialog isOpen onOpenChange={() => {}} title="Address book">
				3 addresses
			</Dialog>
		),
	},
};

const UNDO = { label: 'Undo', onAction: () => {} };

function Card(options: Omit<ToastOptions, 'id'>) {
	return (
		<ToastCard
			toast={{ ...options, id: 'card', revision: 0 }}
			defaultMs={STAYS_MS}
			dismissLabel="Dismiss"
			onDismiss={() => {}}
			onKeyDown={() => {}}
		/>
	);
}

const AXES = {
	tone: ['neutral', 'positive', 'info', 'warning', 'critical'],
	description: [undefined, 'Your cart holds 3 now.'],
	hasAction: [false, true],
} as const;

export const Combinations: Story = {
	render: () => (
		<Grid
			cell={280}
			axes={AXES}
			ugly={{
				Burmese: (
					<div lang="my" className="w-full">
						<Card
							tone="critical"
							title="ဈေးခြင်းတောင်းကိုပြောင်းလဲ၍မရပါ"
							description="ဆိုင်မှတုံ့ပြန်မှုမရှိပါခဏအကြာတွင်ထပ်မံကြိုးစားကြည့်ပါ။"
							action={{ label: 'ထပ်ကြိုးစားမည်', onAction: () => {} }}
						/>
					</div>
				),
				Thai: (
					<div lang="th" className="w-full">
						<Card title="จัดส่งฟรีทั่วประเทศเมื่อซื้อครบห้าร้อยบาทภายในวันอาทิตย์นี้เท่านั้น" action={UNDO} />
					</div>
				),
			}}
		>
			{({ hasAction, ...props }) => <Card {...props} title="Only 3 left" action={hasAction ? UNDO : undefined} />}
		</Grid>
	),
};
