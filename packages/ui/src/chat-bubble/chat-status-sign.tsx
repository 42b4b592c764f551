import { cx } from 'class-variance-authority';
import { Glyph, type GlyphName } from '../glyph/index.ts';
import type { ChatStatus } from './chat-bubble.tsx';

const SIGNS: Readonly<Record<ChatStatus, GlyphName>> = {
	sending: 'clock',
	sent: 'check',
	read: 'checks',
	failed: 'alert',
};

/** What became of a message as a sign; only a failure also shows its word, the others are heard. */
export function ChatStatusSign({ status, word }: { readonly status: ChatStatus; readonly word: string }) {
	return (
		<span data-part="chat-status" className="inline-flex items-center gap-1">
			<Glyph name={SIGNS[status]} className={cx('size-[1.25em]', status === 'read' && 'text-info')} />
			<span className={status === 'failed' ? 'font-semibold' : 'sr-only'}>{word}</span>
		</span>
	);
}
