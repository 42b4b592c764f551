import { productComparison } from '@zaylat/api-client';
import type { ComparedProduct } from '@zaylat/api-client/contract';
import { useQuery } from '@zaylat/api-client/swr';
import { factRows, tellingRows } from '@zaylat/domain/declared';
import { useEffect } from 'react';
import { usePreferences } from '../../../core/context/app-context.ts';
import { categoryPathOf } from '../../../core/paths/category-path.ts';
import { useComparison } from '../use-comparison.ts';

/** Attributes that are named under each product of the tray. */
const MOST_TOLD = 2;

/** The chosen products as the tray shows them. */
export interface Compared {
	readonly ids: readonly string[];
	/** By id; those that are not known yet are missing. */
	readonly products: ReadonlyMap<string, ComparedProduct>;
	/** Name of what they are, and path of its category; undefined while it is not known. */
	readonly group: { readonly name: string; readonly path: string } | undefined;
	/** What tells a product from the others, in words. */
	readonly tellOf: (id: string) => string;
}

/** Reads the chosen products. Those that are gone leave the comparison. */
export function useCompared(): Compared {
	const { language } = usePreferences();
	const { chosen, replace } = useComparison();
	const ids = chosen.map(({ id }) => id);
	const { data, isValidating } = useQuery(ids.length > 0 ? productComparison(ids) : null, {
		keepPreviousData: true,
		shouldRetryOnError: false,
	});
	const items = data?.data.items.filter(({ id }) => ids.includes(id)) ?? [];
	const isGone = data !== undefined && !isValidating && items.length < ids.length;
	useEffect(() => {
		if (!isGone) return;
		const known = data.data.items.map(({ id }) => id);
		replace(chosen.filter(({ id }) => known.includes(id)));
	}, [isGone, data, chosen, replace]);

	const rows = tellingRows(factRows(items.map(({ facts }) => facts)), MOST_TOLD);
	const path = items[0]?.categoryPath ?? [];
	const category = path.at(-1);
	return {
		ids,
		products: new Map(items.map((product) => [product.id, product])),
		group: category && { name: category.name[language], path: categoryPathOf(path.map(({ slug }) => slug)) },
		tellOf(id) {
			const place = items.findIndex((product) => product.id === id);
			return rows.flatMap(({ values }) => values[place] ?? []).join(' · ');
		},
	};
}
