/**
 * Copies the declarations that entries refer to, file by file, from those that the type check has written, to `dist`.
 * @param entries source files of the entries, relative to the package: `src/index.ts`
 * @throws when a declaration is missing, because the types were not checked before
 */
export function copyTypes(entries: readonly string[]): Promise<void>;
