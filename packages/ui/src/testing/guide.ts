/** How far a component is: `draft` may still change, `ready` is kept by semantic versioning, `deprecated` names its heir. */
export type Status = 'draft' | 'ready' | 'deprecated';

/** Guidance for designers and engineers, as data beside the component; Storybook makes its page of it. */
export interface Guide {
	/** Name of the component, as exported. */
	readonly name: string;
	/** Group in Storybook's tree ("Forms"). */
	readonly group: 'Layout' | 'Actions' | 'Navigation' | 'Forms' | 'Overlays' | 'Feedback' | 'Commerce' | 'Content';
	/** Names that other design systems and designers use for it; Storybook's search finds it by these. */
	readonly aliases: readonly string[];
	readonly status: Status;
	/** What it is for, in one sentence. */
	readonly purpose: string;
	/** When to take it. */
	readonly use: readonly string[];
	/** When not to, and what to take instead. */
	readonly avoid: readonly { readonly when: string; readonly instead: string }[];
	/** What it does for keyboards and screen readers, and what the caller still owes. */
	readonly accessibility: readonly string[];
	/** How to word what stands inside. */
	readonly content: readonly string[];
	/** For `deprecated`: what to use instead. */
	readonly heir?: string;
}
