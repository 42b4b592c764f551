import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ErrorPage } from './error-page.tsx';

/** What stands in a page's place when loading or rendering it threw; the frame stays around it. */
export function PageFailure() {
	const error = useRouteError();
	return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />;
}
