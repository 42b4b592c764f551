/** Lists of a recording, and the texts that their items point to. */
export interface Recording {
	readonly [list: string]: readonly unknown[];
	readonly texts: readonly (readonly string[])[];
}

/**
 * Puts a list into a recording. A text that differs by language is stored once, and pointed to as `{ "$": place }`.
 * @param inEach the list as it was answered in each language, in the order of the texts
 * @throws Error naming what else than a text differs by language
 */
export function withList(recording: Recording, name: string, inEach: readonly (readonly unknown[])[]): Recording {
	const texts = [...recording.texts];
	const pointerTo = (own: readonly string[]) => {
		const known = texts.findIndex((each) => each.every((text, language) => text === own[language]));
		return { $: known === -1 ? texts.push(own) - 1 : known };
	};
	const merged = (values: readonly unknown[], path: string): unknown => {
		const [first] = values;
		if (values.every((value) => typeof value === 'string')) {
			return values.every((value) => value === first) ? first : pointerTo(values);
		}
		if (typeof first !== 'object' || first === null) {
			if (values.some((value) => value !== first)) throw new Error(`${path} differs by language`);
			return first;
		}
		const members = values.map((value) => new Map(Object.entries(Object(value))));
		const keys = Object.keys(first);
		if (members.some(({ size }) => size !== keys.length)) throw new Error(`${path} differs by language`);
		const each = keys.map((key) => {
			const inLanguages = members.map((own) => own.get(key));
			return [key, merged(inLanguages, `${path}.${key}`)] as const;
		});
		return Array.isArray(first) ? each.map(([, value]) => value) : Object.fromEntries(each);
	};
	const list = merged(inEach, name);
	const { texts: _, ...lists } = recording;
	return { ...lists, [name]: Array.isArray(list) ? list : [], texts };
}

/** A recording as it is stored: an item per line. */
export function printed(recording: Recording): string {
	const lists = Object.entries(recording).map(([name, items]) => {
		const lines = items.map((item) => `\t\t${JSON.stringify(item)}`);
		return `\t${JSON.stringify(name)}: [\n${lines.join(',\n')}\n\t]`;
	});
	return `{\n${lists.join(',\n')}\n}\n`;
}
