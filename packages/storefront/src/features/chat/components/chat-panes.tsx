import type { ReactNode } from 'react';

/** Props of {@link ChatPanes}. */
export interface ChatPanesProps {
	readonly list: ReactNode;
	readonly conversation: ReactNode;
	/** Which of the two phones show. */
	readonly shown: 'list' | 'conversation';
}

/** The list of conversations beside the open one; a phone has space for one of them. */
export function ChatPanes({ list, conversation, shown }: ChatPanesProps) {
	const isList = shown === 'list';
	return (
		<div className="tablet:grid tablet:h-[calc(100dvh-18rem)] tablet:min-h-110 tablet:grid-cols-[17rem_minmax(0,1fr)] tablet:overflow-clip tablet:rounded-card tablet:border tablet:border-border tablet:bg-surface-raised desk:grid-cols-[22rem_minmax(0,1fr)]">
			<div
				className={`tablet:block tablet:overflow-y-auto tablet:border-border tablet:border-e tablet:p-2 ${isList ? '' : 'hidden'}`}
			>
				{list}
			</div>
			<section
				className={`-mx-gutter h-[calc(100dvh-7.5rem-2px-env(safe-area-inset-bottom))] min-h-100 flex-col bg-surface-raised tablet:mx-0 tablet:flex tablet:h-auto tablet:min-h-0 ${isList ? 'hidden' : '-mt-4 flex tablet:mt-0'}`}
			>
				{conversation}
			</section>
		</div>
	);
}
