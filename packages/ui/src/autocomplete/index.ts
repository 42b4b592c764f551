export { Autocomplete } from './autocomplete.tsx';
export type { AutocompleteLabels, AutocompleteProps } from './autocomplete-props.ts';
