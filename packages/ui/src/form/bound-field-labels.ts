/** The words of a field that is bound to a form. */
export interface BoundFieldLabels {
	/** Beside the label of a field that must be filled in. */
	readonly required: string;
	/** Said of an empty field that is typed into. */
	readonly fillIn: string;
	/** Said of a question without an answer. */
	readonly choose: string;
	/** Said of a box without its tick. */
	readonly tick: string;
	/** Said of an upload without a file. */
	readonly add: string;
}
