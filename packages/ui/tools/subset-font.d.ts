declare module 'subset-font' {
	/** Cuts a font down to the characters of `text`, and its axes to ranges. */
	export default function subsetFont(
		font: Buffer,
		text: string,
		options: {
			targetFormat: 'woff2';
			variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
		},
	): Promise<Buffer>;
}
