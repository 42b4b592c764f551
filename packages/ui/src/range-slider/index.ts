export type { Range } from '../slider/slide.ts';
export { RangeSlider, type RangeSliderProps } from './range-slider.tsx';
export type { RangeSliderLabels } from './range-slider-labels.ts';
