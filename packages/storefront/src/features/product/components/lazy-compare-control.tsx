import { lazyComponent } from '../../../core/lazy/lazy-component.tsx';

/** The way into the comparison. Its code and texts load when it comes near the window. */
export const LazyCompareControl = lazyComponent(
	async () => (await import('../../comparison/compare-control.tsx')).CompareControl,
	{ namespaces: ['comparison'], whenVisible: {} },
);
