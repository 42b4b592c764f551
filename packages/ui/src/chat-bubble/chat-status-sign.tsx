import { cx } from 'class-variance-authority';
import { alertSign, checkSign, checksSign, clockSign, Glyph } from '../glyph/index.ts';
import type { ChatStatus } from './chat-bubble.tsx';

const SIGNS: Readonly<Record<ChatStatus, string>> = {
	sending: clockSign,
	sent: checkSign,
	read: checksSign,
	failed: alertSign,
};

/** What became of a message as a sign; only a failure also shows its word, the others are heard. */
export function ChatStatusSign({ status, word }: { readonly status: ChatStatus; readonly word: string }) {
	return (
		<span data-part="chat-status" className="inline-flex items-center gap-1">
			<Glyph sign={SIGNS[status]} className={cx('size-[1.25em]', status === 'read' && 'text-info')} />
			<span className={status === 'failed' ? 'font-semibold' : 'sr-only'}>{word}</span>
		</span>
	);
}
