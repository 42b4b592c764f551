'use client';

import { clsx } from 'clsx';
import {
	type ComponentPropsWithRef,
	type KeyboardEvent,
	type ReactNode,
	type SyntheticEvent,
	useId,
	useMemo,
	useRef,
	useState,
} from 'react';
import { alertIcon, clockIcon, Glyph, sendIcon } from '../glyph/index.ts';
import { mergeRefs } from '../slot/index.ts';
import { AttachButton } from './attach-button.tsx';
import { useDraft } from './use-draft.ts';

/** The words of a composer. */
export interface ChatComposerLabels {
	/** Name of the field, and its placeholder unless there is another. Default "Message". */
	readonly message: string;
	/** Name of the button that sends. Default "Send". */
	readonly send: string;
	/** Name of the button that chooses pictures. Default "Attach pictures". */
	readonly attach: string;
	/** Shown while there is no connection. Default "You are offline. Messages are sent when you are back." */
	readonly offline: ReactNode;
	/** Shown when sending failed. Default "Not sent. Your text is still here." */
	readonly failed: ReactNode;
}

type OwnProps = 'children' | 'value' | 'defaultValue' | 'onChange' | 'rows';

export interface ChatComposerProps extends Omit<ComponentPropsWithRef<'textarea'>, OwnProps> {
	/** The text, when the caller keeps it. Default: kept here. */
	readonly value?: string | undefined;
	/** The text at first. Default empty. */
	readonly defaultValue?: string | undefined;
	/** Called with the text as it changes. */
	readonly onValueChange?: ((value: string) => void) | undefined;
	/** Called with the text, trimmed; the field empties. When its promise fails, the text comes back. */
	readonly onSend: (text: string) => void | Promise<void>;
	/** Called with pictures that were chosen; without it there is no button for them. */
	readonly onAttach?: ((files: readonly File[]) => void) | undefined;
	/** Which files can be chosen, as in HTML's `accept`. Default pictures. */
	readonly accept?: string | undefined;
	/** Previews of what goes along, above the text; with them an empty text can be sent. Default none. */
	readonly attachments?: ReactNode | undefined;
	/** Why nobody can write here now; shown, and read with the field. Give it with `disabled`. Default none. */
	readonly disabledReason?: ReactNode | undefined;
	/** Says that messages wait for the connection; writing and sending stay possible. Default false. */
	readonly isOffline?: boolean | undefined;
	/** Words in the reader's language; each has an English default. */
	readonly labels?: Partial<ChatComposerLabels> | undefined;
}

const defaultLabels: ChatComposerLabels = {
	message: 'Message',
	send: 'Send',
	attach: 'Attach pictures',
	offline: 'You are offline. Messages are sent when you are back.',
	failed: 'Not sent. Your text is still here.',
};

/** Where fingers type, Enter belongs to the text: the send button is as near, and a line break is not lost by mistake. */
const hasKeyboard = () => matchMedia('(hover: hover) and (pointer: fine)').matches;

/**
 * Writes a message: a field that grows with its text, pictures to attach, a button that sends. Enter sends where there
 * is a keyboard, Shift+Enter breaks the line; nothing is sent while an input method is composing.
 */
export function ChatComposer({
	value,
	defaultValue = '',
	onValueChange,
	onSend,
	onAttach,
	accept = 'image/*',
	attachments,
	disabledReason,
	isOffline = false,
	labels,
	ref,
	className,
	onKeyDown,
	...rest
}: ChatComposerProps) {
	const words = { ...defaultLabels, ...labels };
	const noticeId = useId();
	const fieldRef = useRef<HTMLTextAreaElement>(null);
	const setField = useMemo(() => mergeRefs(fieldRef, ref), [ref]);
	const { text, latest, setText } = useDraft({ value, defaultValue, onValueChange });
	const [hasFailed, setHasFailed] = useState(false);

	const isDisabled = rest.disabled === true;
	const hasAttachments = attachments !== undefined && attachments !== null && attachments !== false;
	const canSend = !isDisabled && (text.trim() !== '' || hasAttachments);
	const notice = isDisabled ? disabledReason : hasFailed ? words.failed : isOffline ? words.offline : undefined;
	const describedBy = [rest['aria-describedby'], notice !== undefined && noticeId].filter(Boolean).join(' ');

	const send = async () => {
		if (!canSend) return;
		const sent = text;
		setHasFailed(false);
		setText('');
		fieldRef.current?.focus();
		try {
			await onSend(sent.trim());
		} catch {
			// What was typed meanwhile stays too, below what could not be sent.
			setText(latest.current === '' ? sent : `${sent}\n${latest.current}`);
			setHasFailed(true);
		}
	};

	const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
		onKeyDown?.(event);
		if (event.defaultPrevented || event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
		if (!hasKeyboard()) return;
		event.preventDefault();
		void send();
	};

	const handleSubmit = (event: SyntheticEvent) => {
		event.preventDefault();
		void send();
	};

	return (
		<form
			data-part="chat-composer-box"
			onSubmit={handleSubmit}
			className={clsx('flex w-full min-w-0 flex-col', className)}
		>
			<div data-part="chat-composer-notice-region" role="status">
				{notice !== undefined && (
					<p
						id={noticeId}
						data-part="chat-composer-notice"
						className={clsx(
							'flex items-start gap-1.5 pb-2 text-sm wrap-anywhere',
							hasFailed && !isDisabled ? 'text-critical' : 'text-text-muted',
						)}
					>
						<Glyph
							icon={isOffline && !hasFailed && !isDisabled ? clockIcon : alertIcon}
							className="mt-[calc((1lh-1em)/2)] size-[1em]"
						/>
						<span className="min-w-0">{notice}</span>
					</p>
				)}
			</div>
			{hasAttachments && (
				<div data-part="chat-composer-attachments" className="flex flex-wrap gap-2 pb-2">
					{attachments}
				</div>
			)}
			<div className="flex min-w-0 items-end gap-1.5">
				{onAttach !== undefined && (
					<AttachButton label={words.attach} accept={accept} isDisabled={isDisabled} onAttach={onAttach} />
				)}
				{/* The copy below the field has the text's height and lends it, so that the field grows without a script. */}
				<div
					data-part="chat-composer-grow"
					data-copy={`${text} `}
					className={clsx(
						'grid min-w-0 grow rounded-card border border-border-strong bg-surface-raised text-text',
						'after:invisible after:overflow-hidden after:content-[attr(data-copy)]',
						'after:col-start-1 after:row-start-1 after:max-h-40 after:min-h-target after:min-w-0 after:px-3 after:py-2.5 after:text-base after:wrap-anywhere after:whitespace-pre-wrap',
						'has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-offset-2 has-[textarea:focus-visible]:outline-focus',
						'has-[textarea:disabled]:border-transparent has-[textarea:disabled]:bg-disabled forced-colors:has-[textarea:disabled]:border-[GrayText]',
					)}
				>
					<textarea
						data-part="chat-composer"
						aria-label={words.message}
						placeholder={words.message}
						{...rest}
						ref={setField}
						rows={1}
						value={text}
						aria-describedby={describedBy === '' ? undefined : describedBy}
						onChange={(event) => {
							setHasFailed(false);
							setText(event.currentTarget.value);
						}}
						onKeyDown={handleKeyDown}
						className={clsx(
							'col-start-1 row-start-1 max-h-40 min-h-target w-full min-w-0 resize-none overflow-y-auto bg-transparent px-3 py-2.5',
							'text-base whitespace-pre-wrap wrap-anywhere outline-none placeholder:text-text-muted',
							'disabled:cursor-not-allowed disabled:text-on-disabled disabled:placeholder:text-on-disabled',
						)}
					/>
				</div>
				<button
					type="submit"
					data-part="chat-composer-send"
					aria-label={words.send}
					disabled={!canSend}
					// The field keeps the focus, or a phone would fold its keyboard away at each message.
					onPointerDown={(event) => event.preventDefault()}
					className={clsx(
						'grid size-target shrink-0 place-items-center rounded-full border border-transparent bg-accent text-on-accent',
						'transition-transform duration-fast ease-out enabled-hover:bg-accent-hover motion-safe:active:scale-95',
						'disabled:cursor-not-allowed disabled:bg-disabled disabled:text-on-disabled disabled:active:scale-100 forced-colors:disabled:text-[GrayText]',
					)}
				>
					<Glyph icon={sendIcon} className="rtl:-scale-x-100" />
				</button>
			</div>
		</form>
	);
}
