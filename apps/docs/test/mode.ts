/** A mode in which a story is tested: window size, colours, language. */
export interface Mode {
	readonly name: string;
	readonly width: number;
	readonly height: number;
	/** Values of the toolbar that differ from its first ones. */
	readonly globals: Readonly<Record<string, string>>;
	/** What axe looks for: everything, or what another colour set can change; undefined when it does not run. */
	readonly audit?: 'all' | 'colours' | undefined;
	/** Whether the picture is compared. */
	readonly isPictured?: boolean | undefined;
	/** Whether the system's own few colours stand in for ours. */
	readonly isForced?: boolean | undefined;
	/** Whether everything must fit the window's width, with no text cut off. */
	readonly isReflowed?: boolean | undefined;
	/** Whether everything to press must be 44 px wide and high. */
	readonly isMeasured?: boolean | undefined;
	/** Whether names and roles are compared. */
	readonly isRead?: boolean | undefined;
}
