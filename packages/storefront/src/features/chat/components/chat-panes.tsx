import type { ReactNode } from 'react';

/** Props of {@link ChatPanes}. */
export interface ChatPanesProps {
	readonly list: ReactNode;
	readonly conversation: ReactNode;
	/** Which of the two phones show. */
	readonly shown: 'list' | 'conversation';
}

/**
 * The list of conversations beside the open one. A phone has space for one of them: a conversation fills the page between
 * header and bottom bar there (`CONVERSATION` of the app shell), whatever notices stand above it.
 */
export function ChatPanes({ list, conversation, shown }: ChatPanesProps) {
	const isList = shown === 'list';
	return (
		<div className="min-h-80 tablet:grid tablet:h-[calc(100dvh-18rem)] tablet:min-h-110 tablet:grid-cols-[17rem_minmax(0,1fr)] tablet:overflow-clip tablet:rounded-card tablet:border tablet:border-border tablet:bg-surface-raised desk:grid-cols-[22rem_minmax(0,1fr)]">
			<div
				className={`tablet:block tablet:overflow-y-auto tablet:border-border tablet:border-e tablet:p-2 ${isList ? '' : 'hidden'}`}
			>
				{list}
			</div>
			<section
				data-part={isList ? undefined : 'conversation'}
				className={`min-h-0 flex-col bg-surface-raised tablet:flex ${isList ? 'hidden' : 'absolute inset-0 flex tablet:static'}`}
			>
				{conversation}
			</section>
		</div>
	);
}
