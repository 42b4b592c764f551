import { type Oklch, toHex } from './colour.ts';
import { type ColourSet, HEADING_SIZES, SCRIPTS, type Source, type Token } from './source.ts';
import { isTree, type Tree } from './tree.ts';

/** Schema of the DTCG format that the files follow. */
const FORMAT_SCHEMA = 'https://www.designtokens.org/schemas/2025.10/format.json';

/** A colour in DTCG format; `hex` is for tools that do not read OKLCH. */
const colour = (value: Oklch) => ({
	colorSpace: 'oklch',
	components: [value.lightness, value.chroma, value.hue],
	alpha: value.alpha,
	hex: toHex(value),
});

const measure = (text: string) => ({ value: Number.parseFloat(text), unit: text.replace(/^[-\d.]+/, '') });

const group = <T>(type: string, tokens: readonly Token<T>[], write: (value: T) => unknown) => ({
	$type: type,
	...Object.fromEntries(
		tokens.map(({ name, value, description, deprecated }) => [
			name,
			{
				$value: write(value),
				...(description && { $description: description }),
				...(deprecated !== undefined && { $deprecated: deprecated }),
			},
		]),
	),
});

const json = (file: Tree) => `${JSON.stringify({ $schema: FORMAT_SCHEMA, ...file }, undefined, 2)}\n`;

/**
 * Writes one set of semantic colours and shadows for design tools, which read one file per mode: aliases are resolved,
 * and no token is left out.
 * @returns the text of the file, in DTCG format
 */
export function writeSet(source: Source, set: ColourSet): string {
	return json({
		color: group('color', source.colours(set), colour),
		shadow: group('shadow', source.shadows(set), (layers) =>
			layers.map((layer) => ({
				color: colour(layer.color),
				offsetX: measure(layer.offsetX),
				offsetY: measure(layer.offsetY),
				blur: measure(layer.blur),
				spread: measure(layer.spread),
			})),
		),
	});
}

/** Groups of the source that belong to one set. */
const NOT_SHARED: ReadonlySet<string> = new Set(['light', 'dark', 'light-hc', 'dark-hc', 'shadow']);

/** The palette with a hex value beside each colour. */
function palette(source: Source, written: Tree): Tree {
	const ramps = new Map(source.ramps().map(({ name, steps }) => [name, steps]));
	const single = new Map(source.paletteColours().map((token) => [token.name, token]));
	return Object.fromEntries(
		Object.entries(written).map(([name, entry]) => {
			const steps = ramps.get(name);
			const token = single.get(name);
			if (token !== undefined && isTree(entry)) return [name, { ...entry, $value: colour(token.value) }];
			if (steps === undefined || !isTree(entry)) return [name, entry];
			const { $description } = entry;
			return [name, { ...(Boolean($description) && { $description }), ...group('color', steps, colour) }];
		}),
	);
}

/** Text styles: one per script and size, as aliases of the tokens they consist of. */
function typography(source: Source): Tree {
	const styles = SCRIPTS.map(({ script }) => [
		script,
		Object.fromEntries(
			source.sizes().map(({ name }) => {
				const isHeading = HEADING_SIZES.has(name);
				return [
					name,
					{
						$value: {
							fontFamily: `{font.family.${script}}`,
							fontSize: `{font.size.${name}}`,
							fontWeight: `{font.weight.${isHeading ? 'bold' : 'normal'}}`,
							letterSpacing: { value: 0, unit: 'px' },
							lineHeight: `{font.leading.${script}.${isHeading ? 'heading' : 'body'}}`,
						},
					},
				];
			}),
		),
	]);
	return {
		$type: 'typography',
		$description: 'Text styles by script and size; sizes from xl on are headings.',
		...Object.fromEntries(styles),
	};
}

/**
 * Writes the tokens that are the same in every set for design tools: palette, type, space, shape, motion, layers,
 * widths, and the text styles made of them.
 * @param file the DTCG file of the tokens
 * @returns the text of the file, in DTCG format
 */
export function writeShared(source: Source, file: Tree): string {
	const shared = Object.entries(file).filter(
		([name, value]) => isTree(value) && !name.startsWith('$') && !NOT_SHARED.has(name),
	);
	const groups = Object.fromEntries(shared.map(([name, value]) => [name, isTree(value) ? value : {}]));
	return json({
		...groups,
		...(groups.palette && { palette: palette(source, groups.palette) }),
		typography: typography(source),
	});
}
