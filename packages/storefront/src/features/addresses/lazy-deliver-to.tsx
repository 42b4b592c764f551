import { lazyComponent } from '../../core/lazy/lazy-component.tsx';
import type { DeliverToProps } from './deliver-to.tsx';

/** The line with the delivery country; its code loads after the page's. */
export const LazyDeliverTo = lazyComponent<DeliverToProps>(async () => (await import('./deliver-to.tsx')).DeliverTo, {
	namespaces: ['destination'],
	whenVisible: { className: 'min-w-0 grow' },
});
