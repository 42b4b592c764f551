import type { ReactNode } from 'react';

/** Values of each prop that the grid crosses. */
export type Axes = Readonly<Record<string, readonly unknown[]>>;

type Values<A extends Axes> = { [Prop in keyof A]: A[Prop][number] };

function cross<A extends Axes>(axes: A): Values<A>[] {
	return Object.entries(axes).reduce<Record<string, unknown>[]>(
		(rows, [prop, values]) => rows.flatMap((row) => values.map((value) => ({ ...row, [prop]: value }))),
		[{}],
	) as Values<A>[];
}

const nameOf = (values: Record<string, unknown>) =>
	Object.entries(values)
		.map(([prop, value]) => `${prop} ${String(value)}`)
		.join(' · ');

export interface CombinationsProps<A extends Axes> {
	/** Props to cross, each with its values. */
	readonly axes: A;
	/** Draws one combination. */
	readonly children: (values: Values<A>) => ReactNode;
	/** Cases that break layouts, by name: long Burmese words, Thai without spaces, no picture, huge numbers. */
	readonly ugly?: Readonly<Record<string, ReactNode>>;
	/** Least width of a cell in px at the usual size of text; it grows with the text. Default 160. */
	readonly cell?: number;
}

/** Every combination of a component's props in one picture, and the ugly cases below it. */
export function Combinations<A extends Axes>({ axes, children, ugly = {}, cell = 160 }: CombinationsProps<A>) {
	const columns = { gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${cell / 16}rem), 1fr))` };
	const figure = (name: string, content: ReactNode) => (
		<figure key={name} className="m-0 flex min-w-0 flex-col items-start gap-2">
			<figcaption className="text-xs text-text-muted">{name}</figcaption>
			{content}
		</figure>
	);
	return (
		<div className="grid gap-6">
			<div className="grid items-end gap-4" style={columns}>
				{cross(axes).map((values) => figure(nameOf(values), children(values)))}
			</div>
			{Object.keys(ugly).length > 0 && (
				<div className="grid items-start gap-4 border-t border-border pt-4" style={columns}>
					{Object.entries(ugly).map(([name, content]) => figure(name, content))}
				</div>
			)}
		</div>
	);
}
