/** Labels of resizable panels. */
export interface ResizablePanelsLabels {
	/** Name of the handle between the panels. Default "Resize". */
	readonly handle: string;
}
