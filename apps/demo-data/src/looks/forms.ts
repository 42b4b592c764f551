/** Packs that are rendered without print (tools/pictures/studio/models/packs.py). */
export interface Form {
	readonly render: string;
	/** What the label is printed on. */
	readonly surface: 'front' | 'label' | 'top';
	/** Height of the label by its width, as it is seen. */
	readonly aspect: number;
	/** Share of the surface that the label takes, in the middle; the rest is turned away. */
	readonly share: number;
	/** Where the cap is in the height of the pack, from above. */
	readonly cap?: readonly [from: number, to: number];
	/** Further surfaces of a box, with height by width. */
	readonly sides?: Readonly<Record<'front' | 'side' | 'top', number | undefined>>;
	/** Whether a label is put on a body of another colour. */
	readonly isBottle?: boolean;
}

const flat = (render: string, aspect: number): Form => ({ render, surface: 'front', aspect, share: 1 });
const boxed = (render: string, front: number, side: number): Form => ({
	...flat(render, front),
	sides: { front: undefined, side, top: 0.5 },
});
const round = (render: string, aspect: number, share = 0.64): Form => ({ render, surface: 'label', aspect, share });
const capped = (render: string, aspect: number, cap: readonly [number, number], share = 0.64): Form => ({
	...round(render, aspect, share),
	cap,
	isBottle: true,
});

/** Forms by their names. */
export const FORMS = {
	pouch: flat('pack-pouch', 1.4),
	pillow: flat('pack-pillow', 1.33),
	sack: flat('pack-sack', 1.47),
	box: boxed('pack-box', 1.43, 3),
	wideBox: boxed('pack-box-wide', 0.9, 1.7),
	lowBox: {
		render: 'pack-box-low',
		surface: 'top',
		aspect: 0.53,
		share: 1,
		sides: { front: 0.31, side: 0.59, top: undefined },
	},
	brick: boxed('pack-brick', 2.08, 2.4),
	card: flat('pack-card', 1.46),
	book: { ...flat('pack-book', 1.43), sides: { front: undefined, side: 7, top: undefined } },
	jar: capped('pack-jar', 0.54, [0, 0.265]),
	tub: capped('pack-tub', 0.66, [0, 0.13]),
	can: round('pack-can', 1.13),
	lowCan: round('pack-can-low', 0.52),
	drinkCan: round('pack-can-drink', 1.6),
	tube: { ...capped('pack-tube', 2, [0.855, 1], 0.7), isBottle: false },
	pump: capped('pack-bottle-pump', 0.94, [0, 0.235]),
	flip: capped('pack-bottle-flip', 1.1, [0, 0.165], 0.7),
	sauce: capped('pack-bottle-sauce', 1.16, [0, 0.105]),
	pet: capped('pack-bottle-pet', 0.82, [0, 0.098]),
	jug: capped('pack-bottle-jug', 0.8, [0, 0.158], 0.7),
} as const satisfies Readonly<Record<string, Form>>;

/** Name of a form. */
export type FormName = keyof typeof FORMS;
