import { lazyComponent } from '../../../core/lazy/lazy-component.tsx';

/** What an empty cart could hold; its code loads only then. */
export const LazyCartSuggestions = lazyComponent(async () => (await import('./cart-suggestions.tsx')).CartSuggestions);
