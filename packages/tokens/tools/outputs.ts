import { outputsOf } from '../src/compiler/outputs.ts';
import { themes, tokenFile } from './files.ts';

/** Folder of the generated files. */
export const GENERATED = new URL('../src/generated/', import.meta.url);

/** The generated files as the sources say now. */
export const outputs = () => outputsOf(tokenFile, themes);
