import type { ApiError } from '@zaylat/api-client';
import { LoadProblem, type LoadProblemProps } from './load-problem.tsx';

/** Props of {@link QueryProblem}. */
export interface QueryProblemProps extends Pick<LoadProblemProps, 'title' | 'headingLevel' | 'actions'> {
	/** What `useQuery` returned. */
	readonly query: {
		readonly error: ApiError | undefined;
		readonly mutate: () => Promise<unknown>;
		readonly isValidating: boolean;
	};
}

/** A part of a page whose query failed, with a button that sends it again; nothing while there is no error. */
export function QueryProblem({ query: { error, mutate, isValidating }, ...props }: QueryProblemProps) {
	if (error === undefined) return null;
	return <LoadProblem {...props} code={error.code} onRetry={() => void mutate()} isRetrying={isValidating} />;
}
