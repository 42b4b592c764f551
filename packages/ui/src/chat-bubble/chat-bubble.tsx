import { cva } from 'class-variance-authority';
import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Button } from '../button/index.ts';
import { alertIcon, checkIcon, checksIcon, clockIcon, Glyph } from '../glyph/index.ts';

const ICONS: Readonly<Record<ChatStatus, string>> = {
	sending: clockIcon,
	waiting: clockIcon,
	sent: checkIcon,
	read: checksIcon,
	failed: alertIcon,
};

/** Statuses whose word is shown beside the icon; the others are heard. */
const WITH_WORD: ReadonlySet<ChatStatus> = new Set<ChatStatus>(['waiting', 'failed']);

/** What became of a message, as an icon and a word. */
function ChatStatusIcon({ status, word }: { readonly status: ChatStatus; readonly word: string }) {
	return (
		<span data-part="chat-status" className="inline-flex items-center gap-1">
			<Glyph icon={ICONS[status]} className={clsx('size-[1.25em]', status === 'read' && 'text-info')} />
			<span className={WITH_WORD.has(status) ? 'font-semibold' : 'sr-only'}>{word}</span>
		</span>
	);
}

/** Whose message it is: the reader's own is at the inline end. */
export type ChatSide = 'own' | 'other';

/** Where a message stands among those that one person sent in a row. */
export type ChatBubblePosition = 'single' | 'first' | 'middle' | 'last';

/** What became of a message of one's own; one that waits is sent when the connection is back. */
export type ChatStatus = 'sending' | 'waiting' | 'sent' | 'read' | 'failed';

/** The words of a message. */
export interface ChatBubbleLabels {
	/** Default "Sending". */
	readonly sending: string;
	/** Default "Sent when the connection is back". */
	readonly waiting: string;
	/** Default "Sent". */
	readonly sent: string;
	/** Default "Read". */
	readonly read: string;
	/** Default "Not sent". */
	readonly failed: string;
	/** On the button that sends it once more. Default "Send again". */
	readonly retry: string;
}

export interface ChatBubbleProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
	/** Default `other`. */
	readonly side?: ChatSide | undefined;
	/** Who wrote it, said before the message; shown above it in a group's first bubble of another person. */
	readonly sender: string;
	/** Place in its group; joins the corners, and only the last shows the time. Default `single`. */
	readonly position?: ChatBubblePosition | undefined;
	/** Picture of the sender beside the last bubble of a group; the others keep its room. Default none. */
	readonly avatar?: ReactNode | undefined;
	/** When, formatted in the reader's language. Default none. */
	readonly time?: ReactNode | undefined;
	/** The same moment for machines, as in HTML's `datetime`. Default none. */
	readonly dateTime?: string | undefined;
	/** What became of it; for messages of one's own. Default none. */
	readonly status?: ChatStatus | undefined;
	/** Sends it once more; offered beside a failed message. Default none. */
	readonly onRetry?: (() => void) | undefined;
	/** A picture that was sent, up to the bubble's edge: a LazyImage, or a button around it. Default none. */
	readonly picture?: ReactNode | undefined;
	/** The thing that it is about: a small product card. Default none. */
	readonly card?: ReactNode | undefined;
	/** Words in the reader's language; each has an English default. */
	readonly labels?: Partial<ChatBubbleLabels> | undefined;
	/** What was written; line breaks stay. Default none. */
	readonly children?: ReactNode | undefined;
}

const defaultLabels: ChatBubbleLabels = {
	sending: 'Sending',
	waiting: 'Sent when the connection is back',
	sent: 'Sent',
	read: 'Read',
	failed: 'Not sent',
	retry: 'Send again',
};

const rootStyles = cva('flex w-full min-w-0 items-end gap-2', {
	variants: {
		side: { own: 'justify-end ps-10', other: 'pe-10' },
		position: { single: 'pb-3', first: 'pb-0.5', middle: 'pb-0.5', last: 'pb-3' },
	},
});

const bubbleStyles = cva('max-w-full min-w-0 overflow-clip rounded-card border', {
	variants: {
		side: { own: 'border-accent-soft bg-accent-soft text-text', other: 'border-border bg-surface-raised text-text' },
		position: { single: '', first: '', middle: '', last: '' },
		isFailed: { true: 'border-critical' },
		isSending: { true: 'border-dashed border-border-strong' },
	},
	compoundVariants: [
		{ side: 'own', position: ['middle', 'last'], className: 'rounded-se-control' },
		{ side: 'own', position: ['first', 'middle'], className: 'rounded-ee-control' },
		{ side: 'other', position: ['middle', 'last'], className: 'rounded-ss-control' },
		{ side: 'other', position: ['first', 'middle'], className: 'rounded-es-control' },
	],
});

/** One message of a conversation: text, picture or product, when it was sent and what became of it. */
export function ChatBubble({
	side = 'other',
	sender,
	position = 'single',
	avatar,
	time,
	dateTime,
	status,
	onRetry,
	picture,
	card,
	labels,
	className,
	children,
	...rest
}: ChatBubbleProps) {
	const words = { ...defaultLabels, ...labels };
	const textId = useId();
	const isFirst = position === 'single' || position === 'first';
	const isLast = position === 'single' || position === 'last';
	const isFailed = status === 'failed';
	const isNamed = side === 'other' && isFirst;
	const hasText = children !== undefined && children !== null && children !== '';
	return (
		<div
			data-part="chat-bubble"
			data-side={side}
			data-status={status}
			{...rest}
			className={clsx(rootStyles({ side, position }), className)}
		>
			{avatar !== undefined && side === 'other' && (
				<span data-part="chat-avatar" aria-hidden="true" className="flex size-8 shrink-0 items-end">
					{isLast && avatar}
				</span>
			)}
			<div className={clsx('flex max-w-120 min-w-0 flex-col', side === 'own' ? 'items-end' : 'items-start')}>
				<p
					data-part="chat-sender"
					className={isNamed ? 'px-1 pb-0.5 text-xs wrap-anywhere text-text-muted' : 'sr-only'}
				>
					{sender}
				</p>
				<div
					data-part="chat-body"
					className={bubbleStyles({
						side,
						position,
						isFailed,
						isSending: status === 'sending' || status === 'waiting',
					})}
				>
					{picture !== undefined && (
						<div data-part="chat-picture" className="w-60 max-w-full">
							{picture}
						</div>
					)}
					{card !== undefined && (
						<div data-part="chat-card" className="min-w-0 p-2">
							{card}
						</div>
					)}
					{hasText && (
						<p id={textId} data-part="chat-text" dir="auto" className="px-3 py-2 whitespace-pre-wrap wrap-anywhere">
							{children}
						</p>
					)}
				</div>
				{(isLast || isFailed || status === 'waiting') && (time !== undefined || status !== undefined) && (
					<p
						data-part="chat-meta"
						className={clsx(
							'flex flex-wrap items-center gap-x-1.5 px-1 pt-0.5 text-xs tabular-nums',
							isFailed ? 'text-critical' : 'text-text-muted',
						)}
					>
						{isLast && time !== undefined && <time dateTime={dateTime}>{time}</time>}
						{status !== undefined && <ChatStatusIcon status={status} word={words[status]} />}
					</p>
				)}
				{isFailed && onRetry !== undefined && (
					<Button
						data-part="chat-retry"
						variant="secondary"
						size="sm"
						onClick={onRetry}
						aria-describedby={hasText ? textId : undefined}
						className="my-1.5"
					>
						{words.retry}
					</Button>
				)}
			</div>
		</div>
	);
}
