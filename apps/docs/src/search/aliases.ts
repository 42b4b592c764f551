const START = ' · also ';

/** Name of a story in the index, by which search finds it: `Default · also modal, popup`. */
export const nameWithAliases = (name: string, aliases: readonly string[]) => `${name}${START}${aliases.join(', ')}`;

/** Name of a story without the aliases, for the sidebar. */
export const nameWithoutAliases = (name: string) => name.split(START)[0] ?? name;
