/** The words of a range slider. */
export interface RangeSliderLabels {
	/** Name of the lower thumb. Default "From". */
	readonly start: string;
	/** Name of the upper thumb. Default "To". */
	readonly end: string;
}
