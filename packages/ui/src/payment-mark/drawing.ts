/** A logo as data: each path with its colour, on a ground of 780 by 500. */
export type Drawing = readonly (readonly [path: string, colour: string])[];
