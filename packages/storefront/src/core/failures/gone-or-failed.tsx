import { EmptyState } from '@zaylat/ui/empty-state';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FailureProps } from '../screen/screen.ts';
import { LoadProblem } from './load-problem.tsx';

/** Props of {@link GoneOrFailed}. */
export interface GoneOrFailedProps extends FailureProps {
	/** What is said when there is no such thing, or none for this visitor, and which errors mean it. */
	readonly gone: {
		readonly codes: readonly FailureProps['failure']['code'][];
		readonly icon: LucideIcon;
		readonly title: string;
		readonly text: string;
	};
	/** What is said of every other error; its advice and another try follow. */
	readonly failedTitle: string;
	/** The ways on, in both cases. */
	readonly actions: ReactNode;
}

/** The page of one thing that is gone, or that cannot be loaded now. Texts: area `catalog`. */
export function GoneOrFailed({ gone, failedTitle, actions, failure, retry, isRetrying }: GoneOrFailedProps) {
	const { codes, icon: Icon, title, text } = gone;
	if (codes.includes(failure.code)) {
		return (
			<EmptyState
				headingLevel={1}
				picture={<Icon aria-hidden strokeWidth={1.5} />}
				title={title}
				description={text}
				actions={actions}
			/>
		);
	}
	return (
		<LoadProblem
			headingLevel={1}
			title={failedTitle}
			code={failure.code}
			onRetry={failure.retryable ? retry : undefined}
			isRetrying={isRetrying}
			actions={actions}
		/>
	);
}
