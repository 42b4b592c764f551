import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';

export interface ChatLogProps extends ComponentPropsWithRef<'div'> {
	/** Names the conversation ("Chat with Golden Lotus Tea"). */
	readonly label: string;
}

/** The messages of a conversation, oldest first; new ones are read out as they arrive. */
export function ChatLog({ label, className, ...rest }: ChatLogProps) {
	return (
		<div
			data-part="chat-log"
			role="log"
			aria-label={label}
			{...rest}
			className={clsx('flex w-full min-w-0 flex-col', className)}
		/>
	);
}
