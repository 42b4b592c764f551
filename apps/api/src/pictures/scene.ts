/** What a picture of a product is composed of: renders in colours, with print along their surfaces, and drawings. */

import type { Edition } from '@zaylat/domain/editions';
import type { StoredFact } from '../db/schema/index.ts';
import type { View } from './views.ts';

/** Sides of the field that scenes are laid out on, and of the drawings in them. */
export const FIELD = 1000;

/** Where something can be printed on a view: a grid of points in rows, from the left to the right and from above down. */
export interface Surface {
	readonly columns: number;
	/** x and y of each point in ten-thousandths of the picture's width, from its upper left corner. */
	readonly points: readonly number[];
}

/** Surfaces of a view by their names. Later ones lie above. */
export type Surfaces = Readonly<Record<string, Surface>>;

/** A drawing that is printed: SVG without its frame, of a size of its own. Where it is transparent, the colour shows. */
export interface Print {
	readonly width: number;
	readonly height: number;
	readonly svg: string;
}

/** A drawing over the whole field: SVG without its frame. */
export interface DrawingLayer {
	readonly kind: 'drawing';
	readonly svg: string;
}

/** A render at a place. */
export interface RenderLayer {
	readonly kind: 'render';
	readonly type: string;
	readonly view: View;
	/** `#rrggbb` of the painted parts; null for a render without any. */
	readonly colour: string | null;
	/** Left and upper edge and side on the field. */
	readonly at: readonly [x: number, y: number, side: number];
	/** Left and right are exchanged, but not in what is printed. */
	readonly isMirrored?: boolean;
	/** What is printed, by the names of surfaces. */
	readonly prints?: Readonly<Record<string, Print>>;
}

/** A picture, from its lowest layer up. */
export type Scene = readonly (DrawingLayer | RenderLayer)[];

/** What of a product decides its own pictures. */
export interface Depicted {
	readonly id: number;
	readonly edition: Edition;
	readonly name: { readonly en: string; readonly mm: string; readonly thai: string; readonly china: string };
	readonly facts: readonly StoredFact[];
}

/** A picture of a product: of a type, in a colour, from a side. */
export interface Depiction {
	readonly type: string;
	readonly colour: string | null;
	readonly view: View;
	/** Buyers' photographs are counted from 1; 0 is the picture of the shop. */
	readonly photo: number;
}

/** A render of a scene as it is stored, with where it can be printed. */
export interface StoredRender {
	readonly bytes: Uint8Array;
	readonly surfaces: Surfaces;
}

/** Renders that a scene consists of, by type and view. */
export type StoredRenders = Readonly<Record<string, StoredRender>>;

/** Name of a render among those of a scene. */
export const renderName = ({ type, view }: Pick<RenderLayer, 'type' | 'view'>): string => `${type}/${view}`;
