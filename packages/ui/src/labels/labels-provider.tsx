'use client';

import { type ReactNode, use, useMemo } from 'react';
import { type AllLabels, type ComponentLabels, LabelsContext } from './labels-context.ts';

/** Props of LabelsProvider. */
export interface LabelsProviderProps {
	/** Labels by component, for example `labelsTh`. Keep the object the same between renders. */
	readonly labels: ComponentLabels;
	/** The part of the app whose components read these labels. */
	readonly children?: ReactNode | undefined;
}

/** Labels of the outer provider, with those of the inner one before them. */
function merge(outer: ComponentLabels, inner: ComponentLabels): ComponentLabels {
	const names = [...Object.keys(outer), ...Object.keys(inner)] as (keyof AllLabels)[];
	return Object.fromEntries(names.map((name) => [name, { ...outer[name], ...inner[name] }]));
}

/**
 * Sets the labels of all components below it, so that each is translated in one place; the `labels` of a component are
 * stronger. Providers can be nested: what the inner one does not set comes from the outer one.
 */
export function LabelsProvider({ labels, children }: LabelsProviderProps) {
	const outer = use(LabelsContext);
	const merged = useMemo(() => merge(outer, labels), [outer, labels]);
	return <LabelsContext value={merged}>{children}</LabelsContext>;
}
