/** Why a file is not taken. */
export type Refusal = 'type' | 'size' | 'count' | 'twice';

/** What files are taken. */
export interface FileRules {
	/** As the `accept` of a file input: endings and types, separated by commas. */
	readonly accept: string | undefined;
	readonly maxBytes: number;
	readonly maxFiles: number;
}

/** Which files were taken, and which were not. */
export interface Sorted {
	readonly taken: readonly File[];
	readonly refused: readonly { readonly file: File; readonly reason: Refusal }[];
}

/** The same file picked again has the same name, size and moment of change. */
export const fileKey = ({ name, size, lastModified }: File): string => `${name}/${size}/${lastModified}`;

/** Pickers let everything through on some systems, and dropped files meet no picker. */
function isAccepted({ name, type }: File, accept: string | undefined): boolean {
	const kinds = (accept ?? '')
		.split(',')
		.map((kind) => kind.trim().toLowerCase())
		.filter(Boolean);
	if (kinds.length === 0) return true;
	return kinds.some((kind) => {
		if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind);
		if (kind.endsWith('/*')) return type.startsWith(kind.slice(0, -1));
		return type === kind;
	});
}

/**
 * Sorts new files into those that may join the ones that are there, and the others.
 * @param files what was picked or dropped
 * @param held the files that are there; where only one may be, a new one takes its place
 */
export function sortFiles(files: readonly File[], held: readonly File[], rules: FileRules): Sorted {
	const kept = rules.maxFiles === 1 ? [] : held;
	const keys = new Set(kept.map(fileKey));
	const taken: File[] = [];
	const refused: { file: File; reason: Refusal }[] = [];
	const reasonFor = (file: File): Refusal | undefined => {
		if (!isAccepted(file, rules.accept)) return 'type';
		if (file.size > rules.maxBytes) return 'size';
		if (keys.has(fileKey(file))) return 'twice';
		return kept.length + taken.length >= rules.maxFiles ? 'count' : undefined;
	};
	for (const file of files) {
		const key = fileKey(file);
		const reason = reasonFor(file);
		if (reason === undefined) {
			keys.add(key);
			taken.push(file);
		} else if (!refused.some((one) => fileKey(one.file) === key)) {
			refused.push({ file, reason });
		}
	}
	return { taken, refused };
}
