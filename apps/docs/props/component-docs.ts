/** A prop, as the page of its component tells it. */
export interface PropDoc {
	readonly name: string;
	/** Its type, names of small unions written out. */
	readonly type: string;
	/** Its values, where it is a choice of literals: `'sm'`, `2`, `true`. */
	readonly values?: readonly string[] | undefined;
	/** Its docstring, one paragraph; empty when there is none. */
	readonly description: string;
	readonly isRequired: boolean;
	/** What stands in for it, as written in the code. */
	readonly defaultValue?: string | undefined;
	/** The words inside, where the prop is a table of labels. */
	readonly fields?: readonly PropDoc[] | undefined;
}

/** An exported component and the props it adds to those of its element. */
export interface ComponentDoc {
	readonly name: string;
	readonly description: string;
	readonly props: readonly PropDoc[];
	/** Elements whose native attributes it takes too, for example `button`. */
	readonly natives: readonly string[];
}

/** What one entry of `@zaylat/ui` exports. */
export interface EntryDoc {
	/** Folder and import name, for example `button`. */
	readonly entry: string;
	readonly components: readonly ComponentDoc[];
	/** Components of `<entry>/form`, bound to react-hook-form. */
	readonly formComponents: readonly ComponentDoc[];
}
