/** Labels of a time field. */
export interface TimeFieldLabels {
	/** Default "Hour". */
	readonly hour: string;
	/** Default "Minute". */
	readonly minute: string;
	/** Name of the day period. Default "AM or PM". */
	readonly period: string;
	/** Default "AM". */
	readonly am: string;
	/** Default "PM". */
	readonly pm: string;
}
