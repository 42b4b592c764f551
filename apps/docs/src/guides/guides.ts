import type { Guide } from '../../../../packages/ui/src/testing/guide.ts';
import { type EntryGuide, GUIDE_LIST } from './guide-list.ts';

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
