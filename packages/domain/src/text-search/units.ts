import { atomsOf, dictionaryWordsOf, type Run, runsOf } from './runs.ts';

/**
 * What a product's text is found by. `gram`: one cluster of letters or two neighbours, folded as far as writers mix them
 * up. `word`: a dictionary word as it is spelled. `stem`: a word of a script with spaces, or two neighbours written as one.
 * `name`: a whole name. `noun`: a phrase that says what it is.
 */
export type UnitKind = 'gram' | 'word' | 'stem' | 'name' | 'noun';

/** A unit as text: its kind's first letter and what it holds. */
export type Unit = `${UnitKind}:${string}`;

export const unit = (kind: UnitKind, text: string): Unit => `${kind}:${text}`;

/** The n-grams of two neighbouring clusters. @param keys of their atoms */
export const pairsOf = (keys: readonly string[]): Unit[] =>
	keys.slice(1).map((key, i) => unit('gram', `${keys[i] ?? ''}${key}`));

/** The n-grams of one and of two neighbouring clusters. @param keys of their atoms */
export const gramsOf = (keys: readonly string[]): Unit[] => [...keys.map((key) => unit('gram', key)), ...pairsOf(keys)];

/** A text, or its runs where they are known: finding them is the most of reading it. */
type Text = string | readonly Run[];

const runsIn = (text: Text): readonly Run[] => (typeof text === 'string' ? runsOf(text) : text);

/** A name without what does not tell it from others: spaces, signs, case. */
export const nameUnit = (text: Text): Unit =>
	unit(
		'name',
		runsIn(text)
			.map((run) => run.text)
			.join(''),
	);

/** Neighbouring runs of one script, which spaces may or may not separate. */
function joinedRuns(runs: readonly Run[]): Run[][] {
	const groups: Run[][] = [];
	for (const run of runs) {
		const group = groups.at(-1);
		if (group?.[0]?.script === run.script) group.push(run);
		else groups.push([run]);
	}
	return groups;
}

/** Units of a text of which only words matter, such as a description. */
export function wordUnits(text: Text): Set<Unit> {
	return new Set(
		runsIn(text).flatMap((run) =>
			run.script === 'spaced'
				? atomsOf(run).map(({ key }) => unit('stem', key))
				: dictionaryWordsOf(run)
						.filter((word) => atomsOf({ script: run.script, text: word }).length > 1)
						.map((word) => unit('word', word)),
		),
	);
}

/** Units of a text that is found by parts and in spite of errors, such as a name. */
export function allUnits(text: Text): Set<Unit> {
	const units = new Set<Unit>();
	const runs = runsIn(text);
	for (const group of joinedRuns(runs)) {
		for (const run of group) for (const word of dictionaryWordsOf(run)) units.add(unit('word', word));
		const keys = group.flatMap(atomsOf).map(({ key }) => key);
		const isSpaced = group[0]?.script === 'spaced';
		for (const each of isSpaced ? keys.map((key) => unit('stem', key)) : gramsOf(keys)) units.add(each);
	}
	for (const each of compoundUnits(runs)) units.add(each);
	return units;
}

/** Two or three neighbouring words written as one: "power bank" is also found by "powerbank", "T-shirt" by "tshirt". */
export function compoundUnits(runs: readonly Run[]): Unit[] {
	return runs.flatMap((run, i) => {
		const next = runs[i + 1];
		if (run.script !== 'spaced' || next?.script !== 'spaced') return [];
		const third = runs[i + 2];
		const two = compound([run, next]);
		return third?.isJoined && third.script === 'spaced' ? [two, compound([run, next, third])] : [two];
	});
}

export const compound = (runs: readonly Run[]): Unit =>
	unit('stem', atomsOf({ script: 'spaced', text: runs.map(({ text }) => text).join('') })[0]?.key ?? '');

/** Words of scripts with spaces that a text has, unstemmed: what typing errors are compared with. */
export const spacedWords = (text: Text): string[] =>
	runsIn(text)
		.map((run) => run.text)
		.filter((word) => /^[a-z]{2,30}$/.test(word));
