import type { ReactNode } from 'react';
import type { ModalElementProps, OpenProps } from '../dialog/dialog-props.ts';
import type { ImageSource } from '../lazy-image/index.ts';

/** One picture of a lightbox. */
export interface LightboxPicture {
	/** Address of the picture, large. */
	readonly src: string;
	/** Candidates by width, as in HTML's `srcset`. Default none. */
	readonly srcSet?: string | undefined;
	/** The picture in other formats, best first; `src` is for browsers that show none of them. Default none. */
	readonly sources?: readonly ImageSource[] | undefined;
	/** Address of the same picture, smaller, that the page has loaded: shown until the large one is there. Default none. */
	readonly preview?: string | undefined;
	/** Width in px. */
	readonly width: number;
	/** Height in px. */
	readonly height: number;
	/** What it shows, in words. */
	readonly alt: string;
	/** Words below it. Default none. */
	readonly caption?: ReactNode | undefined;
}

/** The words of a lightbox. */
export interface LightboxLabels {
	/** Name of the whole. Default "Pictures". */
	readonly title: string;
	/** Name of the close button. Default "Close". */
	readonly close: string;
	/** Name of the button to the picture before. Default "Previous picture". */
	readonly previous: string;
	/** Name of the button to the picture after. Default "Next picture". */
	readonly next: string;
	/** Default "Zoom in". */
	readonly zoomIn: string;
	/** Default "Zoom out". */
	readonly zoomOut: string;
	/** Which picture of how many, in the reader's digits. Default "2 / 5". */
	readonly position: (number: number, total: number) => string;
}

export interface LightboxProps extends ModalElementProps, OpenProps {
	/** The pictures, one at least. */
	readonly pictures: readonly LightboxPicture[];
	/** Which picture is shown, from 0, when the caller keeps that. Default: it keeps it itself. */
	readonly index?: number | undefined;
	/** Which picture is shown at first, when it keeps that itself. Default 0. */
	readonly defaultIndex?: number | undefined;
	/** Called with the picture that a swipe, a key or a button leads to. Default: nothing. */
	readonly onIndexChange?: ((index: number) => void) | undefined;
	/** Words in the reader's language; each has an English default. */
	readonly labels?: Partial<LightboxLabels> | undefined;
}

export const defaultLabels: LightboxLabels = {
	title: 'Pictures',
	close: 'Close',
	previous: 'Previous picture',
	next: 'Next picture',
	zoomIn: 'Zoom in',
	zoomOut: 'Zoom out',
	position: (number, total) => `${number} / ${total}`,
};
