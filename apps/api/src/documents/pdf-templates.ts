import type { LabelInput } from '../seller-parcels/label.ts';
import type { PdfInput } from './pdf-input.ts';

/** What each template reads, by its file. */
interface PdfTemplates {
	/** A document about an order or a statement. */
	readonly document: PdfInput;
	/** The label of a parcel. */
	readonly label: LabelInput;
}

/** Name of a template. */
export type PdfTemplate = keyof PdfTemplates;

/** What some template reads. */
export type PrintInput = PdfTemplates[PdfTemplate];
