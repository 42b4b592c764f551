import { type ComponentProps, lazy, Suspense } from 'react';

const LazyContainer = lazy(async () => ({ default: (await import('./page-container.tsx')).PageContainer }));
const LazyPage = lazy(async () => ({ default: (await import('./component-page.tsx')).ComponentPage }));

/** `PageContainer`, loaded with the first documentation page: no story depends on it. */
export function DocsContainer(props: ComponentProps<typeof LazyContainer>) {
	return (
		<Suspense>
			<LazyContainer {...props} />
		</Suspense>
	);
}

/** `ComponentPage`, loaded with the first documentation page. */
export function DocsPage() {
	return (
		<Suspense>
			<LazyPage />
		</Suspense>
	);
}
