import { cva } from 'class-variance-authority';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';

/** `day` is above the messages of a day, `unread` above those that were not seen yet. */
export type ChatDividerKind = 'day' | 'unread';

export interface ChatDividerProps extends ComponentPropsWithRef<'p'> {
	/** Default `day`. */
	readonly kind?: ChatDividerKind | undefined;
}

const styles = cva(
	'my-3 flex items-center gap-3 text-center text-xs before:h-px before:min-w-4 before:grow after:h-px after:min-w-4 after:grow',
	{
		variants: {
			kind: {
				day: 'text-text-muted before:bg-border after:bg-border forced-colors:before:bg-[CanvasText] forced-colors:after:bg-[CanvasText]',
				unread:
					'font-semibold text-accent-text before:bg-accent after:bg-accent forced-colors:before:bg-[Highlight] forced-colors:after:bg-[Highlight]',
			},
		},
	},
);

/** Parts a conversation by days, or marks where the new messages begin. */
export function ChatDivider({ kind = 'day', className, ...rest }: ChatDividerProps) {
	return <p data-part="chat-divider" data-kind={kind} {...rest} className={clsx(styles({ kind }), className)} />;
}
