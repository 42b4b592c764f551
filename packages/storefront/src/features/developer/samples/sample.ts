import type { ComponentType } from 'react';

/** A component with texts of the shop. */
export interface Sample {
	/** Name of the component in `@zaylat/ui`, the same in every language. */
	readonly name: string;
	readonly Show: ComponentType;
}

/** Samples that belong together. */
export interface SampleGroup {
	/** Group of the texts `developer:groups`. */
	readonly id: 'actions' | 'content' | 'commerce' | 'feedback' | 'fields' | 'choices' | 'overlays';
	readonly samples: readonly Sample[];
}
