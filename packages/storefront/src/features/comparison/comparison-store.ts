import type { ComparedProduct, ComparisonRefusal, toggleCompared } from '@zaylat/domain/comparison';
import { createStore } from 'zustand/vanilla';
import type { ReadableStore } from '../../core/context/readable-store.ts';
import type { SavedIds } from '../../core/writes/saved-ids.ts';

/** The products that this device compares. */
export interface Comparison {
	/** In the order in which they were chosen. */
	readonly chosen: readonly ComparedProduct[];
	/** The product that was pressed last, where it did not join them, and why. */
	readonly refused: { readonly product: ComparedProduct; readonly why: ComparisonRefusal } | null;
}

/** The comparison of a tab, kept on the device. */
export interface ComparisonStore extends ReadableStore<Comparison> {
	/** Reads what the device keeps. */
	restore(this: void): void;
	/** Adds a product, or takes it out; what cannot join is `refused`. */
	toggle(this: void, product: ComparedProduct): Promise<void>;
	/** Replaces all products; forgets what was refused. */
	replace(this: void, chosen: readonly ComparedProduct[]): void;
}

const written = ({ id, group }: ComparedProduct) => `${id}/${group}`;

function read(text: string): ComparedProduct {
	const [id = '', group = ''] = text.split('/');
	return { id, group };
}

/**
 * Creates the comparison of a tab.
 * @param kept what the device keeps, ids with their groups
 * @param loadRule loads the rule of the domain, which pages do not need before a press
 */
export function createComparisonStore(
	kept: SavedIds,
	loadRule: () => Promise<{ readonly toggleCompared: typeof toggleCompared }>,
): ComparisonStore {
	const store = createStore<Comparison>(() => ({ chosen: [], refused: null }));
	const keep = (chosen: readonly ComparedProduct[]) => {
		kept.write(chosen.map(written));
		store.setState({ chosen, refused: null });
	};
	const stored = () => kept.read().map(read);
	return {
		...store,
		restore: () => store.setState({ chosen: stored(), refused: null }),
		async toggle(product) {
			const rule = await loadRule();
			// Another tab may have changed what the device keeps.
			const change = rule.toggleCompared(stored(), product);
			if ('chosen' in change) keep(change.chosen);
			else store.setState({ chosen: stored(), refused: { product, why: change.refusal } });
		},
		replace: keep,
	};
}
