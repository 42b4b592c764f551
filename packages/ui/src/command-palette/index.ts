export { CommandPalette } from './command-palette.tsx';
export type { Command, CommandPaletteLabels, CommandPaletteProps } from './command-palette-props.ts';
