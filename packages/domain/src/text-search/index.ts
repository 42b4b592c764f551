export { canonicalText } from './canonical.ts';
export { completionsOf } from './completions.ts';
export { errorsAllowed, stemOf, typingErrors } from './latin.ts';
export * from './query.ts';
export { unspacedText } from './runs.ts';
export * from './score.ts';
export { compileSynonyms, NO_SYNONYMS, type SynonymGroups, type Synonyms } from './synonyms.ts';
export * from './terms.ts';
export { type Unit, unit } from './units.ts';
