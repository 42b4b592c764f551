import { RangeSlider } from '@zaylat/ui/range-slider';
import { useState } from 'react';

export function PriceFilter() {
	const [range, setRange] = useState<readonly [number, number]>([0, 50_000]);
	return <RangeSlider aria-label="Price" max={100_000} step={1_000} value={range} onValueChange={setRange} />;
}
