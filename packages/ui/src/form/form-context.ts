import { createContext } from 'react';

/** What a Form tells the parts that belong to it. */
export interface FormPlace {
	/** Paths of the fields in the order of the page, as of the last refused sending; undefined when none was refused. */
	readonly refused: readonly string[] | undefined;
}

/** Reaches from a Form to the summary of its errors. */
export const FormContext = createContext<FormPlace | undefined>(undefined);
