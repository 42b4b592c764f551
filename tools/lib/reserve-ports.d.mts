interface PortRange {
	readonly lowest: number;
	readonly runs: number;
	readonly count: number;
}

export const PORT_RANGES: Readonly<Record<'webServer' | 'stories' | 'endToEnd', PortRange>>;

/** Reserves neighbouring ports for a run. Returns the first. */
export function reservePorts(range: PortRange, checkout: string): Promise<number>;
