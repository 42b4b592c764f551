import type { Guide } from '../../../../packages/ui/src/testing/guide.ts';
import { GUIDE_LIST } from './guide-list.ts';

/** Guidance of a component and the entry of `@zaylat/ui` that it comes from. */
export interface EntryGuide extends Guide {
	readonly entry: string;
}

/** The guidance of every component, by name. */
export const GUIDES: readonly EntryGuide[] = [...GUIDE_LIST].sort((a, b) => a.name.localeCompare(b.name));

/** Where Storybook shows a component's page, for links out of the preview's frame. */
export function pageOf({ group, name }: Pick<Guide, 'group' | 'name'>): string {
	return `./?path=/docs/components-${group}-${name}--docs`.toLowerCase();
}

/** The component of a name, as guides name each other. */
export function guideNamed(name: string): EntryGuide | undefined {
	return GUIDES.find((guide) => guide.name === name);
}
