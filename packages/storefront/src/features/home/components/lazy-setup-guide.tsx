import { lazyComponent } from '../../../core/lazy/lazy-component.tsx';

/** The guide for the operator of a market without goods; its code loads only where it is shown. */
export const LazySetupGuide = lazyComponent(async () => (await import('./setup-guide.tsx')).SetupGuide, {
	namespaces: ['setup'],
});
